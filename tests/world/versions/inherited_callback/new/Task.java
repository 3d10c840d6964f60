// The library calls a method that the class inherits from one without an interface.
// diff: versions.inherited_callback.Job::twice
package versions.inherited_callback;

public class Task {
    int done;

    public void run() {
        done += 2;
    }
}
