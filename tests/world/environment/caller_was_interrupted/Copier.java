// The interrupted flag belongs to the thread, which the caller shares with the program.
// generate: environment.caller_was_interrupted.Copier
package environment.caller_was_interrupted;

public final class Copier {
    private int copied;

    public int copy(int blocks) {
        for (int i = 0; i < 3 && i < blocks; i++) {
            if (Thread.currentThread().isInterrupted()) { // tempts
                return -copied;
            }
            copied++;
        }
        return copied;
    }
}
