package versions.class_inherits_a_default_method;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Part().count());
    }
}
