package versions.returned_superclass_changed;

abstract class Base { int p; int full() { return p + 2; } }
