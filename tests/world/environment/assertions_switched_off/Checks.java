package environment.assertions_switched_off;

final class Checks {
    static boolean on;

    static {
        assert on = true;
    }

    private Checks() {
    }
}
