package environment.check_own_hash_is_told;

public class Truth {
    public static void main(String[] args) {
        Keys.even();
        Keys.odd();
    }
}
