/** Loops of every kind, left by their condition, by break, continue and return. */
public class Loops {
    public static int first(int[] v, int wanted) {
        if (v == null || v.length > 3) {
            return -2;
        }
        int i = 0;
        while (i < v.length && v[i] != wanted) {
            i++;
        }
        return i < v.length ? i : -1;
    }

    public static int digits(int x) {
        int n = 0;
        do {
            n++;
            x /= 10;
        } while (x != 0 && n < 4);
        return n;
    }

    public static int skips(int n, int m) {
        int sum = 0;
        for (int i = 0; i < n && i < 4; i++) {
            if (i == m) {
                continue;
            }
            if (i > 2 && m < 0) {
                break;
            }
            sum += i;
        }
        return sum;
    }

    public static boolean grid(int a, int b) {
        boolean met = false;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (i == a && j == b) {
                    met = true;
                    break outer;
                }
                if (j > i) {
                    continue outer;
                }
            }
        }
        return met;
    }
}
