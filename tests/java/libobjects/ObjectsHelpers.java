package libobjects;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;

// java.util.Objects: null handling, checks with messages, index checks, hashing.
public class ObjectsHelpers {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) {
        t("equals", () -> Objects.equals(null, null) + " " + Objects.equals(null, 1) + " " + Objects.equals("a", "a") + " " + Objects.equals(new int[0], new int[0]));
        t("deepEquals", () -> Objects.deepEquals(new int[] {1, 2}, new int[] {1, 2}) + " " + Objects.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Objects.deepEquals(null, null) + " " + Objects.deepEquals(new int[] {1}, new long[] {1}));
        t("hash", () -> Objects.hash() + " " + Objects.hash(1) + " " + Objects.hash(1, 2, 3) + " " + Objects.hash((Object) null) + " " + Objects.hash("a", null, 2.0, 'c', true));
        t("hash null array", () -> Objects.hash((Object[]) null));
        t("hashCode", () -> Objects.hashCode(null) + " " + Objects.hashCode("x"));
        t("toString", () -> Objects.toString(null) + " " + Objects.toString(5) + " " + Objects.toString(null, "dflt") + " " + Objects.toString("v", "dflt"));
        t("isNull", () -> Objects.isNull(null) + " " + Objects.nonNull(null) + " " + Objects.isNull(0));
        t("require", () -> Objects.requireNonNull("fine"));
        t("require null", () -> Objects.requireNonNull(null));
        t("require msg", () -> Objects.requireNonNull(null, "the thing is null"));
        t("require supplier", () -> Objects.requireNonNull(null, () -> "made " + 1));
        t("require null supplier", () -> Objects.requireNonNull(null, (java.util.function.Supplier<String>) null));
        t("else", () -> Objects.requireNonNullElse(null, "other") + " " + Objects.requireNonNullElse("a", null));
        t("else null", () -> Objects.requireNonNullElse(null, null));
        t("elseGet", () -> Objects.requireNonNullElseGet(null, () -> "got"));
        t("elseGet null", () -> Objects.requireNonNullElseGet(null, () -> null));
        t("elseGet null supplier", () -> Objects.requireNonNullElseGet(null, null));
        t("compare", () -> Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Objects.compare(null, null, null));
        t("compare null", () -> Objects.compare("a", null, Comparator.<String>naturalOrder()));
        t("checkIndex", () -> Objects.checkIndex(0, 1) + " " + Objects.checkIndex(4, 5));
        t("checkIndex over", () -> Objects.checkIndex(5, 5));
        t("checkIndex neg", () -> Objects.checkIndex(-1, 5));
        t("checkIndex neg len", () -> Objects.checkIndex(0, -5));
        t("checkIndex long", () -> Objects.checkIndex(5000000000L, 5000000001L));
        t("checkIndex long over", () -> Objects.checkIndex(5L, 5L));
        t("range", () -> Objects.checkFromToIndex(0, 0, 0) + " " + Objects.checkFromToIndex(1, 3, 3));
        t("range bad", () -> Objects.checkFromToIndex(2, 1, 3));
        t("range over", () -> Objects.checkFromToIndex(2, 4, 3));
        t("size bad", () -> Objects.checkFromIndexSize(2, 2, 3));
        t("size neg", () -> Objects.checkFromIndexSize(2, -1, 3));
        t("size overflow", () -> Objects.checkFromIndexSize(1, Integer.MAX_VALUE, Integer.MAX_VALUE));
        t("same as arrays", () -> Objects.hash(1, "b") == Arrays.asList(1, "b").hashCode() && Objects.hash(1, "b") == Arrays.hashCode(new Object[] {1, "b"}));
        Object nothing = null;
        t("concat null", () -> "v=" + nothing + Objects.requireNonNullElse(nothing, '!'));
        Objects.requireNonNull(nothing, "program ends here");
    }
}
