// An enum with bodies has the constants that it declares and no others.
// check: inputs.kept_enum_with_bodies.Gearbox::speed(inputs.kept_enum_with_bodies.Gear,int) => HOLDS
package inputs.kept_enum_with_bodies;

enum Gear {
    LOW {
        @Override
        int factor() {
            return 1;
        }
    },
    HIGH {
        @Override
        int factor() {
            return 3;
        }
    };

    abstract int factor();
}

final class Gearbox {
    private Gearbox() {}

    static int speed(Gear gear, int turns) {
        if (gear == null || turns < 0 || turns > 1000) {
            return 0;
        }
        int speed = gear.factor() * turns;
        assert speed >= turns && speed <= 3000;
        return speed;
    }
}
