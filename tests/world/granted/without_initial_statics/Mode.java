// The same without what a project may grant.
// check: granted.without_initial_statics.Mode::speed
package granted.without_initial_statics;

class Mode {
    static int limit = 5;

    static int speed(int wanted) {
        int speed = wanted > limit ? limit : wanted;
        assert speed <= 5;
        return speed;
    }
}
