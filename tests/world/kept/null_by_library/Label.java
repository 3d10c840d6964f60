package kept.null_by_library;

// The text of an object is made by the object.
// check: kept.null_by_library.Label::use
final class Label {
    private String text = "";

    void text(Object from) {
        text = String.valueOf(from);
    }

    void use() {
        assert text != null;
    }
}
