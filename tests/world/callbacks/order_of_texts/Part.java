package callbacks.order_of_texts;

public class Part {
    private final String text;

    public Part(String text) {
        this.text = text == null ? "" : text;
    }

    @Override
    public String toString() {
        return text;
    }
}
