package making.check_seen_half_built;

public class Truth {
    static final class Eager extends Page {
        Eager() {
            super(5);
        }

        @Override
        protected void layout() {
            System.out.println(inner(100));
        }
    }

    public static void main(String[] args) {
        new Eager();
    }
}
