package aliases.check_one_row_queued_twice;

import java.util.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Queue q = new Queue();
        q.take()[0] = 3;
        q.first();
    }
}
