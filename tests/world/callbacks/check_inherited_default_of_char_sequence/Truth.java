package callbacks.check_inherited_default_of_char_sequence;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Reader.read(new Text() { @Override public boolean isEmpty() { return true; } });
    }
}
