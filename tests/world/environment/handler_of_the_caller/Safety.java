// A caller may have set a handler for exceptions that nobody catches.
// generate: environment.handler_of_the_caller.Safety
package environment.handler_of_the_caller;

public final class Safety {
    private int installed;

    public int install() {
        if (Thread.getDefaultUncaughtExceptionHandler() != null) { // tempts
            return -1;
        }
        installed++;
        return installed;
    }
}
