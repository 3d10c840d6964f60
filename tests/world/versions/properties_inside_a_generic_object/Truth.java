package versions.properties_inside_a_generic_object;

public class Truth {
    public static void main(String[] args) {
        Settings.markAll();
        System.out.println(Settings.read());
    }
}
