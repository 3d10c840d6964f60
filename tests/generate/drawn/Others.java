import java.lang.reflect.Array;
import java.util.AbstractList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;

/** Open types of the library, of which other kinds than the usual ones count. */
public class Others {
    /** A list that never changes. */
    public static class Fixed extends AbstractList<String> {
        @Override
        public String get(int index) {
            throw new IndexOutOfBoundsException();
        }

        @Override
        public int size() {
            return 0;
        }
    }

    private Others() {
    }

    public static int room(Collection<?> in) {
        if (in instanceof Fixed) {
            return 0;
        }
        return in.size() > 1 ? 2 : 1;
    }

    public static <T> boolean isNew(Collection<T> in, T what) {
        return what != null && in.add(what);
    }

    public static int guess(Iterable<?> of) {
        int known = of instanceof Collection ? ((Collection<?>) of).size() : 10;
        return known > 2 ? known : 2;
    }

    public static int ordinal(Enum<?> constant) {
        return constant == null ? -1 : constant.ordinal();
    }

    public static <T> T most(Iterator<T> from, Comparator<T> by) {
        T most = null;
        while (from.hasNext()) {
            T next = from.next();
            if (most == null || by.compare(most, next) < 0) {
                most = next;
            }
        }
        return most;
    }

    /** Nobody knows the number, but null has none. */
    public static int mark(Object of) {
        if (System.identityHashCode(of) == 0) {
            return 0;
        }
        return of instanceof Integer && (Integer) of > 100 ? 2 : 1;
    }

    public static int size(Object of) {
        if (of instanceof Map) {
            return ((Map<?, ?>) of).size();
        } else if (of instanceof Collection) {
            return ((Collection<?>) of).size();
        } else if (of instanceof Iterable) {
            return -1;
        } else if (of instanceof Object[]) {
            return ((Object[]) of).length;
        }
        return Array.getLength(of) == 0 ? 0 : 1;
    }
}
