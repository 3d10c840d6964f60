public class Parity {
    public static int of(int nibble) {
        int bits = nibble & 1;
        bits += nibble >> 1 & 1;
        bits += nibble >> 2 & 1;
        bits += nibble >>> 3 & 1;
        return bits & 1;
    }
}
