package callbacks.text_made_once;

public class Title {
    @Override
    public String toString() {
        return "title";
    }
}
