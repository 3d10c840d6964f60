package versions.text_in_an_optional;

public class Truth {
    public static void main(String[] args) {
        Name.set(1);
        System.out.println(Name.is());
    }
}
