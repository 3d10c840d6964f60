package making.check_subclass_overrides;

public class Truth {
    static final class Broken extends Basket {
        @Override
        public int count() {
            return -1;
        }
    }

    public static void main(String[] args) {
        new Broken().pages(10);
    }
}
