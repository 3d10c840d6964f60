package aliases.diff_boolean_by_identity;

// Boolean values are usually one of two objects, but not always.
// diff: aliases.diff_boolean_by_identity.Option::isSet
public class Option {
    public static boolean isSet(Boolean value) {
        return value != null && value;
    }
}
