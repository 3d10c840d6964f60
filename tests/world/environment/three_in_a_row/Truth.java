package environment.three_in_a_row;

class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) {
            Queue.order();
        }
    }
}
