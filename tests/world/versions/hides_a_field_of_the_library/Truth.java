package versions.hides_a_field_of_the_library;

public class Truth {
    public static void main(String[] args) {
        Items items = new Items();
        items.add(1);
        System.out.println(items.changes());
    }
}
