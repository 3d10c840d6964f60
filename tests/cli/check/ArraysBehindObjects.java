import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Arrays whose types their variables do not tell. */
public class ArraysBehindObjects {
    static int cast(Object given) {
        return given instanceof int[] ? ((int[]) given).length : -1;
    }

    static <T> int generic(T[] given) {
        return given.length;
    }

    static int reflected(Object given) {
        return Array.getLength(given);
    }

    static int cloneable(Cloneable given) {
        return ((long[][]) given)[0].length;
    }

    static int nested(Object[] given) {
        return ((Object[]) given[0]).length;
    }

    static int ofList(List<int[]> given) {
        return given.get(0).length;
    }

    static int ofMap(Map<String, int[]> given) {
        int[] found = given.get("a");
        return found == null ? 0 : found.length;
    }

    static int supplied(Supplier<int[]> given) {
        return given.get().length;
    }

    static int applied(Function<Object, Object[]> given) {
        return given.apply("x").length;
    }

    static boolean deep(Object one, Object other) {
        return Arrays.deepEquals(new Object[] {one}, new Object[] {other});
    }
}
