package versions.given_to_what_fills_it;

public class Truth {
    public static void main(String[] args) {
        Store.load();
        System.out.println(Store.size());
    }
}
