package inputs.raw_float_bits_in_hash;

class Truth {
    public static void main(String[] args) {
        System.out.println(Point.hash(Float.intBitsToFloat(0x7fc00abc), 1f));
    }
}
