package statics.check_three_level_initialisers;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Bottom.count();
        Top.all();
    }
}
