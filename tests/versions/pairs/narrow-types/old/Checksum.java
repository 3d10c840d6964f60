public class Checksum {
    public static int of(byte a, byte b) {
        int x = (a & 0xff) * 31 & 0xff;
        return (x + (b & 0xff)) & 0xff;
    }
}
