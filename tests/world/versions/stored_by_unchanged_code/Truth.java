package versions.stored_by_unchanged_code;

public class Truth {
    public static void main(String[] args) {
        Store.load();
        System.out.println(Store.get());
    }
}
