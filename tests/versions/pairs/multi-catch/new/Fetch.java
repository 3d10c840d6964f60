public class Fetch {
    public static int at(int[] cells, int index, int by) {
        if (cells == null) {
            return -3;
        }
        try {
            return cells[index] / by;
        } catch (ArrayIndexOutOfBoundsException | ArithmeticException e) {
            return -1;
        }
    }
}
