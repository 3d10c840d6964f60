package making.check_builder_without_rules;

// The constructor that everybody uses keeps the rule; the builder was written later.
// check: making.check_builder_without_rules.Alarm::ring(int)
public final class Alarm {
    private final int hour;

    public Alarm(int hour) {
        this.hour = Math.floorMod(hour, 24);
    }

    private Alarm(Builder builder) {
        hour = builder.hour;
    }

    public int ring(int snooze) {
        assert hour < 24 : "no such hour";
        return snooze > 0 ? (hour + 1) % 24 : hour;
    }

    public static final class Builder {
        private int hour;

        public Builder at(int hour) {
            this.hour = hour;
            return this;
        }

        public Alarm build() {
            return new Alarm(this);
        }
    }
}
