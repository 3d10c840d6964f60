package making.diff_refused_objects;

public class Truth {
    public static void main(String[] args) {
        try {
            new Rate(-10);
        } catch (IllegalArgumentException refused) {
            System.out.println(Rate.SEEN.get(0).of(200));
        }
    }
}
