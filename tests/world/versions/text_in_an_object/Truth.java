package versions.text_in_an_object;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Key().is("a"));
    }
}
