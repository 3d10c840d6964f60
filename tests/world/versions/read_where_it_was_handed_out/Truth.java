package versions.read_where_it_was_handed_out;

public class Truth {
    public static void main(String[] args) {
        Store.load();
        System.out.println(Store.box().value);
    }
}
