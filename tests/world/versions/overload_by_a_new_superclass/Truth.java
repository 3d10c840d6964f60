package versions.overload_by_a_new_superclass;

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Part().one("text"));
    }
}
