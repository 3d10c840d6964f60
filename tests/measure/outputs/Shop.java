import java.util.List;

public class Shop {
    private int sold;
    private final Bag bag = new Bag();

    public int sell(int count) {
        sold += count;
        return count * 2;
    }

    public int sold() {
        return sold;
    }

    public void fill(List<String> list, int[] counts) {
        list.add("pen");
        counts[0] = 1;
    }

    public void pack(String item) {
        bag.add(item);
    }

    public boolean packed(String item) {
        return bag.holds(item);
    }
}
