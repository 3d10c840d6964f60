package environment.called_in_a_pool;

import java.util.concurrent.ForkJoinTask;

// check: environment.called_in_a_pool.Note::plain
public final class Note {
    private Note() {}

    public static void plain(int n) {
        assert !ForkJoinTask.inForkJoinPool();
    }
}
