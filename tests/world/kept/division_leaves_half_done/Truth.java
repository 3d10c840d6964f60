package kept.division_leaves_half_done;

class Truth {
    public static void main(String[] arguments) {
        Average average = new Average();
        try {
            average.split(0);
        } catch (ArithmeticException expected) {
            average.check();
        }
    }
}
