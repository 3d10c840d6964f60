package inputs.check_private_base_open_nested;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Node.weigh(new Node.Leaf() { @Override int weight() { return 3; } });
    }
}
