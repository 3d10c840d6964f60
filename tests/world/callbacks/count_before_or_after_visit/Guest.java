package callbacks.count_before_or_after_visit;

public class Guest {
    public void welcome() {
        // says nothing
    }
}
