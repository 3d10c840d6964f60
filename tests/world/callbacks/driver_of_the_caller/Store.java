// Drivers that others register are asked.
// generate: callbacks.driver_of_the_caller.Store
package callbacks.driver_of_the_caller;

public final class Store {
    private int open;

    public void close() {
        open = 0;
    }

    public int connect() {
        open = 1;
        Object connection;
        connection = find();
        if (open == 0) { // tempts
            return -1;
        }
        return connection == null ? 0 : 1;
    }

    private static Object find() {
        try {
            return java.sql.DriverManager.getConnection("jdbc:store");
        } catch (java.sql.SQLException e) {
            return null;
        }
    }
}
