package callbacks.unused_hash_dropped;

class Truth {
    public static void main(String[] args) {
        System.out.println(Album.check(new Stamp(1900) {
            @Override
            public int hashCode() {
                System.out.println("hashed");
                return super.hashCode();
            }

            @Override
            public boolean equals(Object other) {
                return super.equals(other);
            }
        }));
    }
}
