public class Tolerant {
    public static int divide(int[] cells, int index, int by) {
        try {
            return cells[index] / by;
        } catch (ArithmeticException e) {
            return 0;
        }
    }
}
