package environment.check_lambda_class_has_a_name;

// What the class of a lambda expression is called is up to the machine.
// check: environment.check_lambda_class_has_a_name.Names::plain()
public final class Names {
    public static boolean plain() {
        Runnable task = () -> { };
        String name = task.getClass().getName();
        boolean plain = name.indexOf('/') < 0;
        assert plain;
        return plain;
    }
}
