// A call whose result nobody needs is gone; for odd numbers it never ended.
// diff: versions.never_ends.Spin::check
package versions.never_ends;

public final class Spin {
    static int halve(int n) { while (n != 0) { n -= 2; } return n; }
    static int check(int n) {
        halve(n);
        return n;
    }
}
