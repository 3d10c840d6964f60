/** A builder: several calls before the one that checks. */
public class Builder {
    private String name;
    private int size;
    private boolean set;

    public Builder name(String name) {
        this.name = name;
        return this;
    }

    public Builder size(int size) {
        if (size <= 0 || size > 100) {
            throw new IllegalArgumentException();
        }
        this.size = size;
        set = true;
        return this;
    }

    public int build() {
        if (name == null || !set) {
            return -1;
        }
        return name.length() > 2 && size > 50 ? 2 : 1;
    }
}
