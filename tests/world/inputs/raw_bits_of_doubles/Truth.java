package inputs.raw_bits_of_doubles;

class Truth {
    public static void main(String[] args) {
        Checksum.of(Double.longBitsToDouble(0x7ff8000000000abcL));
    }
}
