public class Advisory {
    private static final int NONE = 0;
    private static final int UP = 1;
    private static final int DOWN = 2;

    public static int decide(
            int own, int other, int rate, int otherRate, boolean crossing, boolean inhibited, int layer) {
        int margin;
        switch (layer) {
            case 0:
                margin = 400;
                break;
            case 1:
                margin = 500;
                break;
            case 2:
                margin = 640;
                break;
            case 3:
                margin = 740;
                break;
            default:
                return -1;
        }
        boolean enabled = !(rate > 600 || rate < -600);
        boolean close = own - other < margin && other - own < margin;
        if (!enabled || !close) {
            return NONE;
        }
        boolean below = own < other;
        int upwards = inhibited ? own + 100 - other : own - other;
        int downwards = other - own;
        boolean needUp = !below && (crossing || upwards >= downwards);
        boolean needDown = below && (crossing && otherRate > 0 || downwards > upwards);
        if (needUp) {
            return UP;
        }
        return needDown ? DOWN : NONE;
    }
}
