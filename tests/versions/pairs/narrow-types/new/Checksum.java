public class Checksum {
    public static int of(byte a, byte b) {
        return a * 31 + b & 0xff;
    }
}
