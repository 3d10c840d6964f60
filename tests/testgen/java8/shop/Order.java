package shop;

/** Built by a builder, a factory, or setters. */
public final class Order {

    private final int count;
    private final String item;
    private final boolean urgent;

    private Order(Builder builder) {
        this.count = builder.count;
        this.item = builder.item;
        this.urgent = builder.urgent;
    }

    public static final class Builder {
        private int count = 1;
        private String item;
        private boolean urgent;

        public Builder count(int count) {
            if (count < 0) {
                throw new IllegalArgumentException("count");
            }
            this.count = count;
            return this;
        }

        public Builder item(String item) {
            this.item = item;
            return this;
        }

        public Builder urgent() {
            this.urgent = true;
            return this;
        }

        public Order build() {
            return new Order(this);
        }
    }

    /** Made by a factory only. */
    public static final class Money {
        private final long cents;

        private Money(long cents) {
            this.cents = cents;
        }

        public static Money of(long euros) {
            return new Money(euros * 100);
        }

        public boolean large() {
            return cents > 5000;
        }
    }

    /** A bean. */
    public static class Customer {
        private String name;
        private int age;
        private Customer friend;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public void setAge(int age) {
            this.age = age;
        }

        public void setFriend(Customer friend) {
            this.friend = friend;
        }
    }

    /** Nothing sets its field. */
    public static class Sealed {
        private int secret;

        public void touch() {
            secret = secret > 5 ? 0 : secret;
        }
    }

    /** Nothing but a private constructor. */
    public static final class Vault {
        private final int gold;

        private Vault(int gold) {
            this.gold = gold;
        }

        static boolean isVault(Object o) {
            return o instanceof Vault && new Vault(1).gold > 0;
        }
    }

    public static boolean full(Vault vault) {
        return vault.gold > 9;
    }

    @Deprecated
    public static int old(int i) {
        return i > 3 ? i : 0;
    }

    public static boolean big(Order order) {
        return order.count > 10 && order.urgent;
    }

    public static boolean named(Order order) {
        return order.item != null && order.item.length() == 2;
    }

    public static boolean pays(Money money, boolean really) {
        return really && money.cents > 300;
    }

    public static String adult(Customer customer) {
        if (customer.age >= 18 && customer.friend != null && customer.friend.age < 18) {
            return customer.name;
        }
        return customer.age == 17 ? "soon" : "no";
    }

    public static boolean open(Sealed sealed) {
        return sealed.secret == 42;
    }
}
