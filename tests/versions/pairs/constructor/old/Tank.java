public class Tank {
    private final int most;
    private int level;

    public Tank(int most) {
        this.most = most < 0 ? 0 : most;
    }

    public int fill(int litres) {
        if (litres > 0) {
            level = Math.min(most, level + litres);
        }
        return level;
    }
}
