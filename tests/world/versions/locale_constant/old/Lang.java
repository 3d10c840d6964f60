// A constant of the library, or one like it.
// diff: versions.locale_constant.Lang::root
package versions.locale_constant;

import java.util.*;
final class Lang {
    static Locale root() { return Locale.ROOT; }
}
