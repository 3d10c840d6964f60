package making.check_constant_by_private_constructor;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Level.TOP.rise();
    }
}
