package environment.check_values_are_searched;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 100; i++) {
            Values.one();
            Values.two();
        }
    }
}
