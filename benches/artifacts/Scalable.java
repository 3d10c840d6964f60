/**
 * More paths than anybody explores: twenty ints, each compared once, neighbours coupled through a sum. What a path costs
 * must not depend on how many there were before (issue: paths per second at 10^6 paths against 10^4).
 */
public class Scalable {
    public static int run(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m,
            int n, int o, int p, int q, int r, int s, int t) {
        int x = 0;
        x += a > 0 ? 1 : 2;
        x += b > a ? 3 : 4;
        x += c > 10 ? 5 : 6;
        x += d + c > 7 ? 7 : 8;
        x += e > 0 ? 9 : 10;
        x += f > e ? 11 : 12;
        x += g > 10 ? 13 : 14;
        x += h - g > 7 ? 15 : 16;
        x += i > 0 ? 17 : 18;
        x += j > i ? 19 : 20;
        x += k > 10 ? 21 : 22;
        x += l + k > 7 ? 23 : 24;
        x += m > 0 ? 25 : 26;
        x += n > m ? 27 : 28;
        x += o > 10 ? 29 : 30;
        x += p - o > 7 ? 31 : 32;
        x += q > 0 ? 33 : 34;
        x += r > q ? 35 : 36;
        x += s > 10 ? 37 : 38;
        x += t + s > 7 ? 39 : 40;
        return x;
    }

    public static void main(String[] arguments) {
        System.out.println(run(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20));
    }
}
