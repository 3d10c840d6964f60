package versions.init_prints_with_body;

public final class Plugin { static { System.out.println("b"); } int go(int x) { return 2 * x; } }
