package versions.init_initialises_third;

public final class Plugin { private static final Object KEEP = new Object(); static int go(int x) { return x; } }
