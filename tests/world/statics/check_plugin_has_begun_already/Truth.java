package statics.check_plugin_has_begun_already;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Plugin.touch(); Loader.load();
    }
}
