public class Mask {
    public static int low(int bits) {
        if (bits < 0 || bits > 32) {
            return 0;
        }
        return bits == 32 ? -1 : (1 << bits) - 1;
    }
}
