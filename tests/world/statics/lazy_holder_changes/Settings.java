package statics.lazy_holder_changes;

// The only object is made by a holder class; static questions about it see what others did to it.
// generate: statics.lazy_holder_changes.Settings
public final class Settings {
    private int verbosity;

    private Settings() {}

    private static final class Holder {
        static final Settings ONLY = new Settings();
    }

    public static Settings get() {
        return Holder.ONLY;
    }

    public void louder() {
        verbosity++;
    }

    public static boolean shows(int level) {
        if (get().verbosity >= 2) { // tempts
            return level < 5;
        }
        return level == 0;
    }
}
