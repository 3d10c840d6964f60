package inputs.check_list_into_given_array;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Slots.fill(new String[1]);
    }
}
