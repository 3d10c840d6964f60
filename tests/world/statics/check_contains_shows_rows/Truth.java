package statics.check_contains_shows_rows;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Rows.has(new Object() { @Override public boolean equals(Object o) { if (o instanceof int[] a) a[0] = 9; return false; } }); Rows.first();
    }
}
