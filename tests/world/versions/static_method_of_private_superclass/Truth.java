package versions.static_method_of_private_superclass;

public class Truth {
    public static void main(String[] x) {
        System.out.println(Part.Given.one());
    }
}
