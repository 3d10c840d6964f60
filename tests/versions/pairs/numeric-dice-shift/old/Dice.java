public class Dice {
    private long seed;

    public Dice(long seed) {
        this.seed = seed == 0 ? 88172645463325252L : seed;
    }

    public double next() {
        seed ^= seed << 13;
        seed ^= seed >>> 7;
        seed ^= seed << 17;
        return (seed >>> 11) * 0x1.0p-53;
    }

    public int roll(int sides) {
        if (sides < 2) {
            return 1;
        }
        return 1 + (int) (next() * sides);
    }
}
