public class Pair {
    private static int check(int value) {
        int digits = 0;
        for (int rest = value; rest != 0; rest /= 10) {
            digits++;
        }
        if (digits > 5) {
            throw new IllegalArgumentException("too long: " + value);
        }
        return digits;
    }

    public static int sum(int a, int b) {
        int first = check(a);
        int second = check(b);
        return first + second;
    }
}
