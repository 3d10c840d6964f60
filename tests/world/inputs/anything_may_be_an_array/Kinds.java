// Tempts: an `Object` is rarely an array, an enum constant or a class, but it can be.
// generate: inputs.anything_may_be_an_array.Kinds
package inputs.anything_may_be_an_array;

public final class Kinds {
    private Kinds() {}

    static String of(Object value) {
        if (value == null) {
            return "null";
        }
        Class<?> type = value.getClass();
        if (type.isArray()) { // tempts
            return "array";
        }
        if (type == Class.class) { // tempts
            return "class";
        }
        return type.isEnum() ? "constant" : type.isRecord() ? "record" : "object"; // tempts
    }
}
