package aliases.sub_list_clears_the_list;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void cleared() {
        Diary diary = new Diary();
        assertEquals("diary", diary.title());
        diary.latest().clear();
        assertEquals("empty", diary.title());
    }
}
