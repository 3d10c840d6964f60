package versions.enum_begun_by_the_library;

import java.util.EnumSet;
final class Colours {
    static int first;
    static <E extends Enum<E>> void warm(Class<E> kind) { EnumSet.noneOf(kind); }
    static int get() { return Colour.BEGUN_WITH; }
}
