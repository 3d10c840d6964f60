package environment.called_in_a_pool;

import java.util.concurrent.ForkJoinPool;

public class Truth {
    public static void main(String[] args) throws Exception {
        new ForkJoinPool(1).submit(() -> Note.plain(1)).get();
    }
}
