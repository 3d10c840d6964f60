// The superclass of the returned object's class has the changed method.
// diff: versions.returned_superclass_changed.Shop::item
package versions.returned_superclass_changed;

abstract class Base { int p; int full() { return p + 1; } }
