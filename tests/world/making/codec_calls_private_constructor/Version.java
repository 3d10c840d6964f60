package making.codec_calls_private_constructor;

// The nested codec is no factory of the class by its looks: it gives an Object.
// generate: making.codec_calls_private_constructor.Version
public final class Version {
    private final int major;
    private final int minor;

    public Version(int major) {
        this(Math.max(major, 1), 0);
    }

    private Version(int major, int minor) {
        this.major = major;
        this.minor = minor;
    }

    public static final class Codec {
        public Object decode(int packed) {
            return new Version(packed >>> 8, packed & 0xff);
        }
    }

    public boolean isPreview() {
        if (major == 0) { // tempts
            return minor > 0;
        }
        return minor > 90; // tempts
    }
}
