package callbacks.identity_before_equals;

public class Code {
    private final int value;

    public Code(int value) {
        this.value = value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Code && ((Code) other).value == value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
