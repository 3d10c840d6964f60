package exceptions;

/** The helpful message reaches the uncaught exception trace. */
public class UncaughtNpe {
    static class Address { String city; }
    static class Person {
        Address address;
        Person[] friends = new Person[3];
        Address address() { return address; }
    }

    static String cityOfFriend(Person p, int i) { return p.friends[i].address().city.toUpperCase(); }

    public static void main(String[] args) {
        Person p = new Person();
        Person q = new Person();
        p.friends[1] = q;
        q.address = new Address();
        q.address.city = "Porto";
        System.out.println(cityOfFriend(p, 1));
        for (int i = 2; i >= 0; i -= 2) {
            try {
                cityOfFriend(p, i);
            } catch (NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        q.address.city = null;
        cityOfFriend(p, 1);
    }
}
