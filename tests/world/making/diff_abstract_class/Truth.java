package making.diff_abstract_class;

public class Truth {
    public static void main(String[] args) {
        Filter even = new Filter() {
            @Override
            protected boolean accepts(int value) {
                return value % 2 == 0;
            }
        };
        System.out.println(even.count(0, 4));
    }
}
