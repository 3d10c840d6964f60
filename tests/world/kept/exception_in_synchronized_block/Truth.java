package kept.exception_in_synchronized_block;

class Truth {
    public static void main(String[] arguments) {
        Pair pair = new Pair();
        try {
            pair.set(null);
        } catch (NullPointerException e) {
            // Half done.
        }
        pair.read();
    }
}
