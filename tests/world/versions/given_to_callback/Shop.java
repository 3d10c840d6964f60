package versions.given_to_callback;

public final class Shop { static void each(Visitor v, int p) { v.see(new Item(p)); } }
