// Tempts: a protected method of an abstract class that nothing extends seems to be out of reach.
// diff:
package inputs.protected_default_of_abstract_class;

public abstract class Plugin {
    public abstract String name();

    protected int priority() {
        return name().length() > 3 ? 1 : 2;
    }
}
