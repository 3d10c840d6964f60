package environment.login_timeout;

import java.sql.DriverManager;

// check: environment.login_timeout.Db::wait
public final class Db {
    private Db() {}

    public static int wait(int n) {
        assert DriverManager.getLoginTimeout() == 0;
        return n;
    }
}
