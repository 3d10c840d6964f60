// Only a builder makes receivers.
// diff: making.diff_receiver_from_a_builder.Route::span(int) => DIFFERENT
package making.diff_receiver_from_a_builder;

public final class Route {
    private final int from;
    private final int to;

    private Route(Builder builder) {
        if (builder.from < 0) {
            throw new IllegalArgumentException("from");
        }
        from = builder.from;
        to = builder.to;
    }

    public int span(int most) {
        return to - from < most ? to - from : -1;
    }

    public static final class Builder {
        private int from;
        private int to;

        public Builder from(int from) {
            this.from = from;
            return this;
        }

        public Builder to(int to) {
            this.to = to;
            return this;
        }

        public Route build() {
            return new Route(this);
        }
    }
}
