package callbacks.order_of_texts;

class Truth {
    static final class Loud extends Part {
        private final String name;

        Loud(String name) {
            super(name);
            this.name = name;
        }

        @Override
        public String toString() {
            System.out.println(name);
            return name;
        }
    }

    public static void main(String[] args) {
        Pair.size(new Loud("left"), new Loud("right"));
    }
}
