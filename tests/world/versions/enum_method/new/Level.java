// A method of an enum: its constants are the receivers.
// diff: 
package versions.enum_method;

public enum Level {
    LOW(1), HIGH(5);

    private final int weight;

    Level(int weight) {
        this.weight = weight;
    }

    int weight() {
        return weight;
    }

    boolean above(Level other) {
        return weight >= other.weight;
    }
}
