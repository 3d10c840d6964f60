package aliases.check_own_key_is_given_back;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Door d = new Door(); d.open(d.key());
    }
}
