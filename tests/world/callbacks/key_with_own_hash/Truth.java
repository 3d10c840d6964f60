package callbacks.key_with_own_hash;

class Truth {
    static final class Sly extends Key {
        Sly() {
            super(1);
        }

        @Override
        public int hashCode() {
            Index.single(new Key(2));
            return 1;
        }
    }

    public static void main(String[] args) {
        Index.single(new Sly());
    }
}
