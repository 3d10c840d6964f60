package versions.init_order_of_two;

public final class Plugin { static int A = Codes.add("a"), B = Codes.add("b"); }
