public class Customer {
    private String name;
    int points;
    private Customer friend;
    public Customer(String name) { this.name = name; }
    public String getName() { return name; }
    public void befriend(Customer c) { friend = c; }
    public boolean hasFriend() { return friend != null; }
}
