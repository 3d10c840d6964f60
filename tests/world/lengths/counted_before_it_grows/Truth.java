package lengths.counted_before_it_grows;

class Truth {
    public static void main(String[] arguments) {
        Early early = new Early();
        early.add(1, 1);
        early.add(1, 1);
        try {
            early.add(1, -9);
        } catch (NegativeArraySizeException expected) {
            // It counts all the same.
        }
        early.free();
    }
}
