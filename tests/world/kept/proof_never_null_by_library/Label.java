package kept.proof_never_null_by_library;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

// What the library makes is there: texts, boxes, copies, collections, what was checked.
// check: kept.proof_never_null_by_library.Label::use => HOLDS
final class Label {
    private String name = "";
    private String text = "";
    private Integer width = 0;
    private int[] cells = new int[2];
    private List<String> parts = List.of();

    void name(String name) {
        this.name = Objects.requireNonNull(name, "name");
    }

    void text(String text) {
        this.text = text.trim() + ";";
        parts = List.of(text);
    }

    void width(int width) {
        this.width = width;
        cells = Arrays.copyOf(cells, 4);
    }

    void copy() {
        cells = cells.clone();
    }

    void use() {
        assert name != null && text != null && width != null;
        assert cells != null && parts != null;
    }
}
