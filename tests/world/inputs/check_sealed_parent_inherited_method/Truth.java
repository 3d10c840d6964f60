package inputs.check_sealed_parent_inherited_method;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Area.of(new Round() { @Override int sides() { return 7; } });
    }
}
