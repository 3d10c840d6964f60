import java.io.StringWriter;
import java.io.Writer;
import java.util.List;

/** What javac wants to know of types: bounds that name themselves, enums by their class, what a factory is declared to give. */
public class Typed<T extends Typed.Field<T>> {
    /** Elements of a field. */
    public interface Field<F> {
        F plus(F other);
    }

    /** Fewer than the library's. */
    public enum Side { LEFT, RIGHT }

    /** Gives writers and lists. */
    public interface Source {
        Writer writer();

        List<String> words();
    }

    private final T[] elements;

    public Typed(T[] elements, boolean isShort) {
        if (elements.length == 0) {
            throw new IllegalArgumentException("no elements");
        }
        if (isShort && elements.length > 2) {
            throw new IllegalArgumentException("too many");
        }
        this.elements = elements;
    }

    public boolean isPair() {
        return elements.length == 2;
    }

    public static <E extends Enum<E>> boolean isLarge(Class<E> kind) {
        return kind.getEnumConstants().length > 3;
    }

    public static boolean areWritten(Source source) {
        Writer first = source.writer();
        Writer second = source.writer();
        if (first == second || !(second instanceof StringWriter)) {
            return false;
        }
        return source.words().size() != source.words().size();
    }
}
