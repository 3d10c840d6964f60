package versions.text_marker_of_a_record;

// The record is made by a factory that changed; the text in it marks those that were never named.
// diff: versions.text_marker_of_a_record.Task::unnamed
record Task(String name) {
    private static final String NONE = "none";

    static Task unnamed(int n) {
        return new Task(NONE);
    }

    boolean isNamed() {
        return name != NONE;
    }
}
