public class Advisory {
    private static final int NONE = 0;
    private static final int UP = 1;
    private static final int DOWN = 2;

    public static int decide(
            int own, int other, int rate, int otherRate, boolean crossing, boolean inhibited, int layer) {
        int[] margins = {400, 500, 640, 740};
        if (layer < 0 || layer > 3) {
            return -1;
        }
        int margin = margins[layer];
        boolean enabled = rate <= 600 && rate >= -600;
        boolean close = own - other < margin && other - own < margin;
        if (!enabled || !close) {
            return NONE;
        }
        boolean below = own < other;
        int upwards = inhibited ? own + 100 - other : own - other;
        int downwards = other - own;
        boolean needUp = !below && (crossing || upwards >= downwards);
        boolean needDown = below && (crossing && otherRate > 0 || downwards > upwards);
        if (needUp && needDown) {
            return NONE;
        }
        if (needUp) {
            return UP;
        }
        return needDown ? DOWN : NONE;
    }
}
