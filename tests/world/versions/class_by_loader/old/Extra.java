// A class that is gone is asked for by its name, of a class loader.
// diff: versions.class_by_loader.Look::isThere
package versions.class_by_loader;

final class Extra {
}
