package versions.init_of_receiver_class;

public final class Plugin { static { System.out.println("b"); } int go(int x) { return x; } }
