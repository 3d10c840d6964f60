package statics.check_held_object_depends_on_setting;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Settings.wide = true; ((int[]) Table.HELD)[0] = 5; Table.first();
    }
}
