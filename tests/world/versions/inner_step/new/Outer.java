package versions.inner_step;

final class Outer {
    Lift lift() {
        return new Lift();
    }

    final class Lift {
        private int s;

        int step() {
            return s++ > 0 ? 7 : 0;
        }
    }
}
