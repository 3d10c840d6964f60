package statics.diff_counted_by_constructor;

public class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            new Visit();
        }
        System.out.println(Door.price(true));
    }
}
