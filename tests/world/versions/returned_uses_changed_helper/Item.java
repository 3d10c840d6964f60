package versions.returned_uses_changed_helper;

public final class Item { private final int p; Item(int p) { this.p = p; } int full() { return p + Tax.on(p); } }
