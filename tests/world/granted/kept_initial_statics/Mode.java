// What the project knows is granted, and said in the verdict.
// check: granted.kept_initial_statics.Mode::speed => HOLDS
// flags: --world initial-statics
package granted.kept_initial_statics;

class Mode {
    static int limit = 5;

    static int speed(int wanted) {
        int speed = wanted > limit ? limit : wanted;
        assert speed <= 5;
        return speed;
    }
}
