import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Looks at time, holds itself, is told classes, and is compared with its like. */
public class Parcelled {
    private final Map<Object, Object> content = new LinkedHashMap<>();

    public void put(Object key, Object value) {
        content.put(key, value);
    }

    /** What it holds, by what it is. */
    public String words() {
        StringBuilder words = new StringBuilder();
        for (Map.Entry<Object, Object> entry : content.entrySet()) {
            if (entry.getKey() == this) {
                words.append("itself");
            } else if (entry.getValue() instanceof Double && Double.isNaN((Double) entry.getValue())) {
                words.append("no number");
            }
        }
        return words.toString();
    }

    /** Even milliseconds, now where none are given: what a test shows of it depends on when it runs, but not all. */
    public static boolean isEven(Long time) {
        long millis = time == null ? System.currentTimeMillis() : time;
        return millis % 2 == 0;
    }

    public static int kind(Class<?> kind) {
        if (kind == Process.class) {
            return 1;
        }
        return kind == StackTraceElement.class ? 2 : 0;
    }

    public static boolean areAlike(List<String> one, List<String> other) {
        Iterator<String> first = one.iterator();
        Iterator<String> second = other.iterator();
        while (first.hasNext() && second.hasNext()) {
            if (!first.next().equals(second.next())) {
                return false;
            }
        }
        return !first.hasNext() && !second.hasNext() && one.size() > 2;
    }
}
