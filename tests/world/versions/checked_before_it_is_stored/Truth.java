package versions.checked_before_it_is_stored;

public class Truth {
    public static void main(String[] args) {
        try {
            Store.set(5);
        } catch (IllegalArgumentException e) {
            System.out.println("refused");
        }
        System.out.println(Store.get());
    }
}
