package versions.given_to_consumer;

public class Truth {
    public static void main(String[] x) throws Exception {
        Shop s = new Shop();
        s.add(3);
        s.each(i -> System.out.println(i.full()));
    }
}
