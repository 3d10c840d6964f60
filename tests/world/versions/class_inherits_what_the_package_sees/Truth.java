package versions.class_inherits_what_the_package_sees;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Part().count());
    }
}
