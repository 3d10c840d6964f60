// Only the builder can make a letter: the changed method has no receiver that a constructor gives.
// diff:
package missing.builder_only;

public final class Letter {
    private final int pages;
    private final boolean express;

    private Letter(Builder builder) {
        this.pages = builder.pages;
        this.express = builder.express;
    }

    public int postage() {
        return pages * 5 + (express ? 20 : 0);
    }

    public static final class Builder {
        private int pages = 1;
        private boolean express;

        public Builder pages(int count) {
            pages = count;
            return this;
        }

        public Builder express() {
            express = true;
            return this;
        }

        public Letter build() {
            return new Letter(this);
        }
    }
}
