package versions.init_added;

public final class Plugin { static { System.out.println("hello"); } int go(int x) { return x; } }
