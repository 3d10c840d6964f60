package statics.check_second_use_of_a_failed_class;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Settings.size = 0; Loader.load(); Loader.load();
    }
}
