public class Nibbles {
    public static int high(int word) {
        return word >>> 12 & 0xf;
    }
}
