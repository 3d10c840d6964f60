package inputs.check_sealed_receiver_subclass_overrides;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        new Special().run();
    }
}
