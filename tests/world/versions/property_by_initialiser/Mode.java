// A property is set by the changed static initialiser of another class.
// diff: versions.property_by_initialiser.Mode::size
package versions.property_by_initialiser;

public final class Mode { static int size() { return Integer.getInteger("app.size", 1); } }
