package versions.field_of_argument;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop.make(7);
        Slot s = new Slot();
        Shop.give(s);
        System.out.println(((Item) s.o).full());
    }
}
