package versions.returned_in_list;

public final class Item { private final int p; Item(int p) { this.p = p; } int full() { return p + 2; } }
