// The library begins a class that it is given as a value.
// diff: versions.enum_begun_by_the_library.Colours::get
package versions.enum_begun_by_the_library;

import java.util.EnumSet;
final class Colours {
    static int first;
    static <E extends Enum<E>> void warm(Class<E> kind) {}
    static int get() { return Colour.BEGUN_WITH; }
}
