package inputs.protected_default_of_abstract_class;

public abstract class Plugin {
    public abstract String name();

    protected int priority() {
        return name().length() > 4 ? 1 : 2;
    }
}
