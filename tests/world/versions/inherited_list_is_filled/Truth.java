package versions.inherited_list_is_filled;

public class Truth {
    public static void main(String[] args) {
        Bag bag = new Bag();
        Filler.fill(bag);
        System.out.println(bag.hasOne());
    }
}
