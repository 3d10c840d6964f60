package versions.hides_a_field_of_unchanged_code;

public class Truth {
    public static void main(String[] args) {
        System.out.println(User.read());
    }
}
