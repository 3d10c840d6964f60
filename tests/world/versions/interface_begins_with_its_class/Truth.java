package versions.interface_begins_with_its_class;

public class Truth {
    public static void main(String[] args) {
        new Part();
        System.out.println(Counter.get());
    }
}
