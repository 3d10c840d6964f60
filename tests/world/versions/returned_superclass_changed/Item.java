package versions.returned_superclass_changed;

public final class Item extends Base { Item(int p) { this.p = p; } }
