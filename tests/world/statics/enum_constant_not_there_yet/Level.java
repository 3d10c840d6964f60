package statics.enum_constant_not_there_yet;

// While the enum begins, its constants are null for the code that its constructors call.
// generate: statics.enum_constant_not_there_yet.Weights
public enum Level {
    LOW("low"), HIGH("high");

    private final int weight;

    Level(String name) {
        weight = Weights.of(name, true);
    }

    public int weight() {
        return weight;
    }
}
