package environment.login_timeout;

public class Truth {
    public static void main(String[] args) {
        java.sql.DriverManager.setLoginTimeout(3);
        Db.wait(1);
    }
}
