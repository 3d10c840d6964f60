package making.check_builder_behind_a_factory;

// check: making.check_builder_behind_a_factory.Request::length => VIOLATED
public final class Request {
    private final String address;
    private final int retries;

    private Request(Builder builder) {
        address = builder.address;
        retries = builder.retries;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static int length(Request request) {
        if (request == null || request.retries > 3) {
            return 0;
        }
        assert request.address != null;
        return request.address.length();
    }

    /** Has no constructor for others. */
    public static final class Builder {
        private String address = "nowhere";
        private int retries = 3;

        private Builder() {}

        public Builder address(String address) {
            this.address = address;
            return this;
        }

        public Builder retries(int retries) {
            this.retries = retries;
            return this;
        }

        public Request build() {
            return new Request(this);
        }
    }
}
