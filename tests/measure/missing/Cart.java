import java.util.*;
public class Cart {
    private int total;
    private final List<String> items = new ArrayList<>();
    private String owner;
    private double rate;
    private boolean closed;
    private Customer customer;
    private int secret;
    private int[] counts = new int[2];

    private final Map<String, Integer> prices = new HashMap<>();
    public Cart(String owner) { this.owner = owner; }
    public void add(String item, int price) { items.add(item); total += price; secret = price * 3; counts[0]++; prices.put(item, price); }
    public void setRate(double r) { rate = r; }
    public double getRate() { return rate; }
    public void setCustomer(Customer c) { customer = c; }
    public Customer getCustomer() { return customer; }
    public boolean isClosed() { return closed; }
    public void close() { closed = true; }
    public int getTotal() { return total; }
    public List<String> getItems() { return items; }
    int[] getCounts() { return counts; }
    Map<String, Integer> getPrices() { return prices; }
    public String takeOwner() { String o = owner; owner = null; return o; }
    @Override public String toString() { return "Cart of " + owner; }
}
