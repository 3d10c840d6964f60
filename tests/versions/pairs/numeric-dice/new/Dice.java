public class Dice {
    private long seed;

    public Dice(long seed) {
        this.seed = seed == 0 ? 88172645463325252L : seed;
    }

    public double next() {
        long s = seed;
        s ^= s << 13;
        s ^= s >>> 7;
        s ^= s << 17;
        seed = s;
        return (s >>> 11) / 9007199254740992.0;
    }

    public int roll(int sides) {
        if (sides < 2) {
            return 1;
        }
        return 1 + (int) (next() * sides);
    }
}
