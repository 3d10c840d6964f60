package versions.anonymous_comparator;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Sorting.byLength().compare("a", "bcd"));
    }
}
