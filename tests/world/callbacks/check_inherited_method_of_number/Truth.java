package callbacks.check_inherited_method_of_number;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Purse.small(new Money() { @Override public short shortValue() { return 1; } });
    }
}
