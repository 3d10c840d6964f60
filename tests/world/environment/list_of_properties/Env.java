package environment.list_of_properties;

// check: environment.list_of_properties.Env::has
public final class Env {
    private Env() {}

    public static int has() {
        assert !System.getProperties().containsKey("hunt.flag");
        return 1;
    }
}
