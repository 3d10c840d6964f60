package versions.text_in_a_field_is_another;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Name().is());
    }
}
