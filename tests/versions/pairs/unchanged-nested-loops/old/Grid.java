public class Grid {
    public static int score(int rows, int columns, int limit) {
        int sum = 0;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                sum += (r * 7 + c * 3) % 11;
            }
        }
        int capped = sum;
        if (sum > limit) {
            capped = limit;
        }
        int steps = 0;
        while (capped > 9) {
            capped /= 3;
            steps++;
        }
        return steps * 10 + capped;
    }
}
