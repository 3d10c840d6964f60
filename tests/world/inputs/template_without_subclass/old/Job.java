// Tempts: nothing on the class path extends the changed class, so there seems to be nothing to compare.
// diff: => DIFFERENT
package inputs.template_without_subclass;

public abstract class Job {
    protected abstract int step(int n);

    public final int run(int n) {
        int done = 0;
        if (n > 0) {
            done = step(n);
        }
        return done;
    }
}
