package versions.returned_uses_changed_helper;

public final class Shop { static Item item(int p) { return new Item(p); } }
