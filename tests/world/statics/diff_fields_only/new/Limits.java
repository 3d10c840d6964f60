package statics.diff_fields_only;

// The class has fields and no method that could be compared; callers read and set the fields.
final class Limits {
    static int users = 10;
    static int files = 200;

    private Limits() {}
}
// diff:
