package versions.returned_superclass_changed;

public final class Shop { static Item item(int p) { return new Item(p); } }
