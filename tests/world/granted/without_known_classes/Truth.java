package granted.without_known_classes;

public class Truth {
    public static void main(String[] args) {
        Bill.total(() -> 4);
    }
}
