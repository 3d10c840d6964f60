package versions.never_ends;

public final class Spin {
    static int halve(int n) { while (n != 0) { n -= 2; } return n; }
    static int check(int n) {

        return n;
    }
}
