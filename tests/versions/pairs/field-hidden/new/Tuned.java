public class Tuned extends Dial {
    private int level;

    public int level(int n) {
        set(n);
        return level;
    }
}
