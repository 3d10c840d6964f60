/** A loop that does little in each turn, and a long method, for labels at their lines. */
public class Loops {
    int[] values = new int[64];
    int count;

    int hot(int turns, int seed) {
        int sum = seed;
        for (int i = 0; i < turns; i++) {
            sum = sum * 31 + (i ^ seed);
        }
        return sum;
    }

    int stored(int turns) {
        for (int i = 0; i < turns; i++) {
            values[i & 63] += i;
            count++;
        }
        return count;
    }

    int spread(int a, int b) {
        int c = a + b;
        if (a > b) {
            c += 3;
        }
        int d = c - b;
        d += a * 2;
        if (d > 100) {
            d -= 100;
        }
        int e = d ^ c;
        e += b;
        e = e << 1;
        if (e == 7) {
            e = 8;
        }
        int f = e / 3;
        f += a;
        f -= b;
        f = f % 1000;
        return f + c + d + e;
    }
}
