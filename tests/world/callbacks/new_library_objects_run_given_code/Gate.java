package callbacks.new_library_objects_run_given_code;

// A library object that was just made runs code that it was given: a task, elements, a stream.
// generate: callbacks.new_library_objects_run_given_code.Gate
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

public final class Gate {
    private boolean open;

    public void close() {
        open = false;
    }

    public int task(Runnable task) {
        Thread thread = new Thread(task);
        open = true;
        thread.run();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }

    public int future(Callable<String> task) {
        FutureTask<String> future = new FutureTask<>(task);
        open = true;
        future.run();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }

    public int hash(Object part) {
        ArrayList<Object> parts = new ArrayList<>();
        parts.add(part);
        open = true;
        parts.hashCode();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }

    public int text(Object part) {
        ArrayList<Object> parts = new ArrayList<>();
        parts.add(part);
        open = true;
        parts.toString();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }

    public int shut(Reader in) throws IOException {
        BufferedReader reader = new BufferedReader(in);
        open = true;
        reader.close();
        if (!open) { // tempts
            return 1;
        }
        return 0;
    }
}
