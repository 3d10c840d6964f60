package aliases.diff_identity_for_equals_of_strings;

// Identity instead of equals: the same for literals, not for strings that were made otherwise.
// diff: aliases.diff_identity_for_equals_of_strings.Unit::factor
public class Unit {
    public static int factor(String unit) {
        return unit == "km" ? 1000 : 1;
    }
}
