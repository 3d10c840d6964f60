package versions.init_order_of_two;

public final class Plugin { static int B = Codes.add("b"), A = Codes.add("a"); }
