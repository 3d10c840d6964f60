package granted.without_usual_collections;

public class Truth {
    public static void main(String[] args) {
        Basket.put(new java.util.AbstractCollection<>() {
            public java.util.Iterator<String> iterator() {
                return java.util.Collections.emptyIterator();
            }

            public int size() {
                return 0;
            }

            public boolean add(String name) {
                return false;
            }
        });
    }
}
