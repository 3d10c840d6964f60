package versions.text_marker_of_a_record;

record Task(String name) {
    private static final String NONE = "none";

    static Task unnamed(int n) {
        return new Task(new String("none"));
    }

    boolean isNamed() {
        return name != NONE;
    }
}
