package environment.check_own_hash_is_judged;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 100; i++) {
            Keys.even();
            Keys.odd();
        }
    }
}
