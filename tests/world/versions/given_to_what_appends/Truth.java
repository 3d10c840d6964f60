package versions.given_to_what_appends;

public class Truth {
    public static void main(String[] args) {
        Store store = new Store();
        store.load();
        System.out.println(store.get());
    }
}
