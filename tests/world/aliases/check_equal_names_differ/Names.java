package aliases.check_equal_names_differ;

// Equal strings need not be the same object.
// check: aliases.check_equal_names_differ.Names::isAdmin(String)
public class Names {
    private static final String ADMIN = "root";

    public static boolean isAdmin(String name) {
        boolean same = name == ADMIN;
        assert same == ADMIN.equals(name);
        return same;
    }
}
