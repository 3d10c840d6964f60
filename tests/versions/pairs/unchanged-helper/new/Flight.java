public class Flight {
    public static int plan(int seed, int fuel, boolean reserve) {
        int steps = steps(seed);
        int need = 3 * steps + (reserve ? 10 : 0);
        if (need > fuel) {
            return -1;
        }
        return fuel - need;
    }

    private static int steps(int n) {
        int steps = 0;
        while (n > 1) {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        return steps;
    }
}
