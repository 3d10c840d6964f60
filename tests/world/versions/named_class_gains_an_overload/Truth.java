package versions.named_class_gains_an_overload;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Part.of("x"));
    }
}
