public class Seats {
    public static int free(int rows, int perRow, int taken) {
        int all = capacity(rows, perRow);
        return left(all, taken);
    }

    private static int capacity(int rows, int perRow) {
        return rows * perRow;
    }

    private static int left(int all, int taken) {
        int rest = all - taken;
        return rest < 0 ? 0 : rest;
    }
}
