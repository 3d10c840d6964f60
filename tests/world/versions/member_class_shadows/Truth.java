package versions.member_class_shadows;

public class Truth extends Base {
    public static void main(String[] x) throws Exception {
        System.out.println(Tool.v());
    }
}
