public class Parity {
    public static int of(int nibble) {
        int bits = 0;
        for (int i = 0; i < 4; i++) {
            if ((nibble >> i & 1) != 0) {
                bits++;
            }
        }
        return bits % 2;
    }
}
