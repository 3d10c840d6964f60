// The object put in a visible static has a changed method.
// diff: versions.stored_in_visible_static.Shop::keep
package versions.stored_in_visible_static;

public final class Item { private final int p; Item(int p) { this.p = p; } int full() { return p + 1; } }
