// The elements of a returned list have a changed method.
// diff: versions.returned_in_list.Shop::items
package versions.returned_in_list;

public final class Item { private final int p; Item(int p) { this.p = p; } int full() { return p + 1; } }
