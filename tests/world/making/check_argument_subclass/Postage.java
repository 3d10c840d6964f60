package making.check_argument_subclass;

// All parcels of the class path weigh 1 gram or more; the caller may write another class of parcels.
// check: making.check_argument_subclass.Postage::perGram(making.check_argument_subclass.Parcel,int) => VIOLATED
public final class Postage {
    private Postage() {}

    public static int perGram(Parcel parcel, int cents) {
        if (parcel == null) {
            return 0;
        }
        int grams = parcel.grams();
        assert grams > 0 : "weightless";
        return cents / grams;
    }
}
