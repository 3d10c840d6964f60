package versions.property_from_changed_code;

public class Truth {
    public static void main(String[] args) {
        Loader.load();
        System.out.println(Reader.mode());
    }
}
