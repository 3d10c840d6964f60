// The method that hands the object out is the same, and so are the fields of the object.
// diff: versions.anonymous_comparator.Sorting::byLength
package versions.anonymous_comparator;

import java.util.Comparator;

public class Sorting {
    static Comparator<String> byLength() {
        return new Comparator<String>() {
            @Override
            public int compare(String a, String b) {
                return b.length() - a.length();
            }
        };
    }
}
