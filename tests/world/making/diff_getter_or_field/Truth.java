package making.diff_getter_or_field;

public class Truth {
    public static void main(String[] args) {
        Item half = new Item(10) {
            @Override
            public int price() {
                return super.price() / 2;
            }
        };
        System.out.println(half.total(3));
    }
}
