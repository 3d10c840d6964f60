// Only a builder makes receivers, and it lets them end before they begin.
// check: making.check_receiver_from_a_builder.Route::span(int) => VIOLATED
package making.check_receiver_from_a_builder;

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
        assert from != 3 || to >= 3;
        return Math.min(to - from, most);
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
