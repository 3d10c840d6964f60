// The name of the current thread is the caller's to choose, and not always `main`.
// generate: environment.name_of_the_thread.Audit
package environment.name_of_the_thread;

public final class Audit {
    private int entries;

    public String entry(int amount) {
        entries++;
        String who = Thread.currentThread().getName();
        if (who.startsWith("worker-")) { // tempts
            return "batch " + entries;
        }
        return amount > 100 ? "large" : "small";
    }
}
