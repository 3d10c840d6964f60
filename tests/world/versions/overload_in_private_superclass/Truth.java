package versions.overload_in_private_superclass;

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Part.Given().one("text"));
    }
}
