package callbacks.input_closed_calls_back;

import java.io.IOException;

// check: callbacks.input_closed_calls_back.Job::run
public final class Job {
    private static int runs;

    private Job() {}

    static void again() {
        runs++;
    }

    public static void run(int n) throws IOException {
        int before = runs;
        System.in.close();
        assert runs == before;
    }
}
