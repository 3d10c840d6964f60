public class Flight {
    public static int plan(int seed, int fuel, boolean reserve) {
        int steps = steps(seed);
        int need;
        if (reserve) {
            need = steps * 3 + 10;
        } else {
            need = steps * 3;
        }
        return fuel >= need ? fuel - need : -1;
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
