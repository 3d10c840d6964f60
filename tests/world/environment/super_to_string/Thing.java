package environment.super_to_string;

// The text of Object has the identity hash in it.
// check: environment.super_to_string.Thing::label
public final class Thing {
    private final int n;

    public Thing(int n) {
        this.n = n;
    }

    @Override
    public String toString() {
        return super.toString() + n;
    }

    public int label() {
        String one = toString();
        Thing other = new Thing(n);
        assert (super.hashCode() & 1) == (other.hashCode() & 1) || one.isEmpty();
        return 1;
    }
}
