package making.check_argument_subclass;

/** A parcel weighs something. */
public class Parcel {
    private final int grams;

    public Parcel(int grams) {
        this.grams = grams;
    }

    public int grams() {
        return Math.max(1, grams & 0xffff);
    }
}
