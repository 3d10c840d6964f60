package versions.late_counter;

public final class P { private int n; public void up() { n++; if (n == 5) n = 100; } public int get() { return n; } }
