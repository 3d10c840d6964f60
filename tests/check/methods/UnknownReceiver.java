// check: UnknownReceiver::speak
// verdict: VIOLATED
// witness: object UnknownReceiver$Cat {lives: int 0}
public class UnknownReceiver {
    interface Animal {
        int noise();
    }

    static final class Dog implements Animal {
        @Override
        public int noise() {
            return 10;
        }
    }

    static final class Cat implements Animal {
        private int lives;

        @Override
        public int noise() {
            return lives > 0 ? 3 : 0;
        }
    }

    static void speak(Animal a) {
        if (a != null) {
            assert a.noise() > 0;
        }
    }
}
