package versions.anonymous_comparator;

import java.util.Comparator;

public class Sorting {
    static Comparator<String> byLength() {
        return new Comparator<String>() {
            @Override
            public int compare(String a, String b) {
                return a.length() - b.length();
            }
        };
    }
}
