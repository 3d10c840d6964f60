// A private method of an interface, reached through a default method that did not change.
// diff:
package missing.private_method_of_an_interface;

public interface Greeter {
    String name();

    default String greet() {
        return shorten("Hello " + name());
    }

    private String shorten(String text) {
        return text.length() > 8 ? text.substring(0, 8) : text;
    }
}
