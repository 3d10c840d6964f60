package writers.diff_drops_check_of_package_field;

// The new version drops a check of a field that no method of the class ever makes null.
// diff: writers.diff_drops_check_of_package_field.Session::user
public class Session {
    String user = "guest";

    public String user() {
        return user.trim();
    }
}
