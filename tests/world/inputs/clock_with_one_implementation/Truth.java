package inputs.clock_with_one_implementation;

class Truth {
    public static void main(String[] args) {
        Timeout.left(() -> 5000, 200);
    }
}
