/** The compiler copies the code of finally, once for each way out: one decision all the same. */
public class Finally {
    private int closed;

    public int guarded(int x, int y) {
        try {
            if (x > 10) {
                return 1;
            }
            if (x < -10) {
                throw new IllegalArgumentException("low");
            }
            closed += 2;
        } catch (IllegalArgumentException e) {
            return y > 0 ? 3 : 4;
        } finally {
            if (x != y && y > 5) {
                closed++;
            }
        }
        return closed > 2 ? 5 : 2;
    }

    public static int loop(int n) {
        int left = 0;
        for (int i = 0; i < 3; i++) {
            try {
                if (i == n) {
                    break;
                }
                if (i + n == 1) {
                    continue;
                }
                left += i;
            } finally {
                left += n > 1 || i > 1 ? 10 : 1;
            }
        }
        return left;
    }
}
