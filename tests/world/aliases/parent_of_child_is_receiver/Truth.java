package aliases.parent_of_child_is_receiver;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void back() {
        Node root = new Node();
        Node child = new Node();
        assertEquals(0, root.graft(child));
        child.parent = root;
        assertEquals(-1, root.graft(child));
        child.parent = new Node();
        assertEquals(1, root.graft(child));
    }
}
