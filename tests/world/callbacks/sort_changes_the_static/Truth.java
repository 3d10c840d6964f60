package callbacks.sort_changes_the_static;

class Truth {
    static final class Heavy extends Weight {
        Heavy(int grams) {
            super(grams);
        }

        @Override
        public int compareTo(Weight other) {
            Sorter.limit--;
            return super.compareTo(other);
        }
    }

    public static void main(String[] args) {
        Sorter.least(new Heavy(1), new Heavy(2));
    }
}
