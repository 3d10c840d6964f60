package statics.check_contains_value_shows_builder;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Texts.has(new Object() { @Override public boolean equals(Object o) { ((StringBuilder) o).append("y"); return false; } }); Texts.first();
    }
}
