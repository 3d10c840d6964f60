package versions.abstract_class;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Shape() {
            int width() {
                return 3;
            }
        }.area());
    }
}
