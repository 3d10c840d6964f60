package missing.missing_base;

final class Exact extends Satellite {
    static Tracker make() {
        return new Exact();
    }
}
