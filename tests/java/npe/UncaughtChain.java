package npe;

/** An uncaught exception whose report shows the message. */
public class UncaughtChain {
    static class Order { Customer customer; }
    static class Customer { String[] addresses = new String[2]; String address(int i) { return addresses[i]; } }

    static int ship(Order[] orders, int which) {
        return orders[which].customer.address(1).length();
    }

    public static void main(String[] args) {
        Order order = new Order();
        try {
            ship(new Order[] { order }, 0);
        } catch (NullPointerException e) {
            System.out.println(e);
        }
        order.customer = new Customer();
        System.out.println("shipping");
        ship(new Order[] { null, order }, 1);
    }
}
