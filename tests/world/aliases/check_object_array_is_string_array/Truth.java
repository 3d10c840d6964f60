package aliases.check_object_array_is_string_array;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        String[] n = {"a"}; Slots.move(n, n);
    }
}
