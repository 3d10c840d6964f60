package versions.kept_by_a_superclass_of_the_library;

public class Truth {
    public static void main(String[] args) {
        Store.load();
        System.out.println(Store.get());
    }
}
