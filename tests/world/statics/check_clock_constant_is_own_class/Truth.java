package statics.check_clock_constant_is_own_class;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Watch.next(); Watch.first();
    }
}
