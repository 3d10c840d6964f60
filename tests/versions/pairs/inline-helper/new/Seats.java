public class Seats {
    public static int free(int rows, int perRow, int taken) {
        int rest = rows * perRow - taken;
        if (rest < 0) {
            return 0;
        }
        return rest;
    }
}
