package versions.asks_whether_it_is_sealed;

public class Truth {
    public static void main(String[] x) {
        System.out.println(Part.closed());
    }
}
