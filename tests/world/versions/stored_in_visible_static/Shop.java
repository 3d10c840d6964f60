package versions.stored_in_visible_static;

public final class Shop { static Item last; static void keep(int p) { last = new Item(p); } }
