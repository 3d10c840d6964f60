package making.check_argument_subclass;

public class Truth {
    public static void main(String[] args) {
        Postage.perGram(new Parcel(5) {
            @Override
            public int grams() {
                return 0;
            }
        }, 100);
    }
}
