package aliases.check_trimmed_text_is_the_same;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Line.clean("x");
    }
}
