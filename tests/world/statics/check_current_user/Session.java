package statics.check_current_user;

// The thread local begins empty; a call of another method sets it.
// check: statics.check_current_user.Session::greet(boolean)
public final class Session {
    private static final ThreadLocal<String> USER = new ThreadLocal<>();

    private Session() {}

    static void login(String user) {
        USER.set(user);
    }

    public static int greet(boolean loud) {
        String user = USER.get();
        int length = user == null ? 5 : user.length();
        assert length > 0 : "nobody to greet";
        return loud ? length * 2 : length;
    }
}
