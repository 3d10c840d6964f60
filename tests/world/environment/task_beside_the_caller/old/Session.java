// The new version asks for the user in a task, which runs on another thread with other thread locals.
// diff: environment.task_beside_the_caller.Session::greet(int)
package environment.task_beside_the_caller;

public final class Session {
    private static final ThreadLocal<Integer> USER = ThreadLocal.withInitial(() -> -1);

    private Session() {
    }

    public static int greet(int user) {
        USER.set(user);
        return USER.get();
    }
}
