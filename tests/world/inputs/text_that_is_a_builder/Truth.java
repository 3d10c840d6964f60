package inputs.text_that_is_a_builder;

public class Truth {
    public static void main(String[] arguments) {
        Label.of(new StringBuilder("ab"));
    }
}
