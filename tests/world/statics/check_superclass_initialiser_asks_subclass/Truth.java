package statics.check_superclass_initialiser_asks_subclass;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Child.twice();
        Base.limit();
    }
}
