public class Index {
    public static int pick(int at, int value) {
        int[] cells = new int[4];
        int index = at & 3;
        try {
            cells[index] = value;
            return cells[index] + index;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }
}
