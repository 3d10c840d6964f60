package callbacks.driver_of_the_caller;

import static org.junit.jupiter.api.Assertions.*;

import org.junit.jupiter.api.Test;

import java.util.*;

class Truth {
    static class Mine implements java.sql.Driver {
        final Store store;

        Mine(Store store) {
            this.store = store;
        }

        public java.sql.Connection connect(String url, Properties info) {
            store.close();
            return null;
        }

        public boolean acceptsURL(String url) {
            return true;
        }

        public java.sql.DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
            return null;
        }

        public int getMajorVersion() {
            return 1;
        }

        public int getMinorVersion() {
            return 1;
        }

        public boolean jdbcCompliant() {
            return false;
        }

        public java.util.logging.Logger getParentLogger() {
            return null;
        }
    }

    @Test
    void shows() throws Exception {

        Store s = new Store();
        java.sql.DriverManager.registerDriver(new Mine(s));
        assertEquals(-1, s.connect());
    }
}
