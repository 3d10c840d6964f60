package versions.hash_of_a_key;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Store.count(11, 12));
    }
}
