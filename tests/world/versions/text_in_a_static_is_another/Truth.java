package versions.text_in_a_static_is_another;

public class Truth {
    public static void main(String[] args) {
        Name.set(1);
        System.out.println(Name.is());
    }
}
