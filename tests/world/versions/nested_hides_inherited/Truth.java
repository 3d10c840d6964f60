package versions.nested_hides_inherited;

public class Truth {
    public static void main(String[] x) throws Exception {
        System.out.println(Sub.Tool.v());
    }
}
