// The hash of a record with an enum constant in it is another one in each run: `Enum.hashCode` is the identity hash.
// check: environment.bucket_of_a_constant.Route::bucket(int)
package environment.bucket_of_a_constant;

public final class Route {
    enum Mode { ROAD, RAIL, SEA, AIR }

    record Leg(Mode mode, Object tag) { }

    private Route() {
    }

    public static int bucket(int weight) {
        Mode mode = weight > 100 ? Mode.SEA : Mode.AIR;
        int bucket = new Leg(mode, new Object()).hashCode() & 63;
        assert bucket != 9 : "the bucket of bulk goods";
        return bucket;
    }
}
