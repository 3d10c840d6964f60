/** An abstract class, its children, super calls, protected parts and a template method. */
public class Hierarchy {
    public abstract static class Tariff {
        protected final int base;

        protected Tariff(int base) {
            this.base = base > 0 ? base : 1;
        }

        protected abstract int factor(int days);

        public int price(int days) {
            if (days <= 0 || days > 365) {
                return -1;
            }
            int price = base * factor(days);
            return price < 0 || reduced(price) ? price / 2 : price;
        }

        boolean reduced(int price) {
            return price > 10_000;
        }
    }

    public static class Plain extends Tariff {
        public Plain(int base) {
            super(base);
        }

        @Override
        protected int factor(int days) {
            return days > 7 ? 6 : 7;
        }
    }

    public static final class Club extends Plain {
        private final boolean gold;

        public Club(int base, boolean gold) {
            super(gold ? base - 1 : base);
            this.gold = gold;
        }

        @Override
        boolean reduced(int price) {
            return gold && price > 100 || super.reduced(price);
        }
    }

    public static boolean cheap(Tariff t, int days) {
        return t != null && t.price(days) < 50;
    }
}
