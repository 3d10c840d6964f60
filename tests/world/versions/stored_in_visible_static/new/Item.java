package versions.stored_in_visible_static;

public final class Item { private final int p; Item(int p) { this.p = p; } int full() { return p + 2; } }
