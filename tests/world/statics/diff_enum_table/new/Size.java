package statics.diff_enum_table;

// Only what the initialiser of the enum puts into its constants changed; their field is read by callers.
public enum Size {
    SMALL(10), LARGE(50);

    final int width;

    Size(int width) {
        this.width = width;
    }
}
// diff:
