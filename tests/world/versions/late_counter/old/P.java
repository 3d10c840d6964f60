// What a changed call leaves shows only after more calls than are followed.
// diff: versions.late_counter.P::get
package versions.late_counter;

public final class P { private int n; public void up() { n++; if (n == 5) n = 5; } public int get() { return n; } }
