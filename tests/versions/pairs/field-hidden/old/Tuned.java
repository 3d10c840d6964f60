public class Tuned extends Dial {
    public int level(int n) {
        set(n);
        return level;
    }
}
