package versions.interface_nested_shadows;

public class Truth implements Base {
    public static void main(String[] x) throws Exception {
        System.out.println(Tool.v());
    }
}
