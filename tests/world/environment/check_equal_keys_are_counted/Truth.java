package environment.check_equal_keys_are_counted;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 100; i++) {
            Keys.check();
            Keys.checkOther();
        }
    }
}
