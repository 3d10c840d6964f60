package versions.builder_behind_the_target;

final class Part {
    private final int size;

    private Part(Maker maker) { size = maker.size; }

    int size() { return size; }

    static final class Maker {
        private int size;

        Maker size(int size) {
            this.size = Math.abs(size);
            return this;
        }

        Part make() { return new Part(this); }
    }
}
