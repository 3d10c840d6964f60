package versions.given_by_a_wider_getter;

public class Truth {
    public static void main(String[] args) {
        Shelf shelf = new Shelf();
        Shelf.tidy(shelf.names());
        System.out.println(shelf.size());
    }
}
