public class Fetch {
    public static int at(int[] cells, int index, int by) {
        if (cells == null) {
            return -3;
        }
        try {
            return cells[index] / by;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        } catch (ArithmeticException e) {
            return -1;
        }
    }
}
