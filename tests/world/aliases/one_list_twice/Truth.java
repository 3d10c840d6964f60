package aliases.one_list_twice;

import static org.junit.jupiter.api.Assertions.*;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void lost() {
        List<String> list = new ArrayList<>(List.of("a"));
        assertEquals("done", Merge.replace(new ArrayList<>(), list));
        assertEquals("lost", Merge.replace(list, list));
    }
}
