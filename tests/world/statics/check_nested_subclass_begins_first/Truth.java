package statics.check_nested_subclass_begins_first;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Node.Leaf.size();
        Node.empty();
    }
}
