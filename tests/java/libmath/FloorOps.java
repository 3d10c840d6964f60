package libmath;

// floorDiv, floorMod, division and remainder for every sign combination, multiplyFull and friends.
public class FloorOps {
    public static void main(String[] args) {
        int[] as = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] bs = {3, -3, 1, -1, 7, 100, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : as) {
            StringBuilder s = new StringBuilder();
            for (int b : bs) {
                s.append('[').append(a / b).append(' ').append(a % b).append(' ').append(Math.floorDiv(a, b)).append(' ').append(Math.floorMod(a, b)).append(']');
            }
            System.out.println(a + " " + s);
        }
        long[] la = {7, -7, 1L << 40, -(1L << 40), Long.MAX_VALUE, Long.MIN_VALUE};
        long[] lb = {3, -3, -1, 1L << 33, Long.MIN_VALUE};
        for (long a : la) {
            StringBuilder s = new StringBuilder();
            for (long b : lb) {
                s.append('[').append(a / b).append(' ').append(a % b).append(' ').append(Math.floorDiv(a, b)).append(' ').append(Math.floorMod(a, b)).append(']');
            }
            s.append(Math.floorMod(a, 10)).append(' ').append(Math.floorDiv(a, 10));
            System.out.println(a + " " + s);
        }
        double[] da = {5.5, -5.5, 0.0, -0.0, 1e300, Double.POSITIVE_INFINITY, Double.NaN, 4.9e-324};
        double[] db = {2.0, -2.0, 0.3, Double.POSITIVE_INFINITY, 0.0};
        for (double a : da) {
            StringBuilder s = new StringBuilder();
            for (double b : db) s.append(a % b).append(' ').append(Math.IEEEremainder(a, b)).append(" | ");
            System.out.println(a + " % " + s);
        }
        System.out.println(Math.multiplyFull(Integer.MAX_VALUE, Integer.MAX_VALUE) + " " + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE) + " " + Integer.MAX_VALUE * Integer.MAX_VALUE);
        System.out.println(Math.multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE) + " " + Math.multiplyHigh(123456789012345678L, -987654321098765432L) + " " + Math.multiplyHigh(5, 6));
        StringBuilder clock = new StringBuilder();
        for (int h = -30; h <= 30; h += 6) clock.append(Math.floorMod(h, 12)).append(',').append(h % 12).append(' ');
        System.out.println(clock);
        System.out.println((-8 >> 1) + " " + (-8 / 2) + " " + (-7 >> 1) + " " + (-7 / 2) + " " + Math.floorDiv(-7, 2) + " " + (-7 >>> 30) + " " + (-7L >>> 62));
        boolean ok = true;
        for (int a = -20; a <= 20; a++) {
            for (int b = -5; b <= 5; b++) {
                if (b != 0) ok &= Math.floorDiv(a, b) * b + Math.floorMod(a, b) == a && a / b * b + a % b == a;
            }
        }
        System.out.println(ok);
    }
}
