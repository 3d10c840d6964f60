package statics.check_symbolic_statics_setting;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Item a = new Item(); new Item(); a.isLast();
    }
}
