package versions.inherited_callback;

public class Task {
    int done;

    public void run() {
        done += 1;
    }
}
