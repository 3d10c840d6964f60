package missing.private_method_of_an_interface;

public interface Greeter {
    String name();

    default String greet() {
        return shorten("Hello " + name());
    }

    private String shorten(String text) {
        return text.length() > 9 ? text.substring(0, 9) : text;
    }
}
