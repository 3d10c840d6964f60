// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class EnumConstants {
    enum Planet {
        SMALL(1), MIDDLE(5) {
            @Override
            int weight(int mass) {
                return mass * gravity + 1;
            }
        }, LARGE(9);

        final int gravity;

        Planet(int gravity) {
            this.gravity = gravity;
        }

        int weight(int mass) {
            return mass * gravity;
        }
    }

    public static void main(String[] args) {
        int which = Verifier.nondetInt();
        int mass = Verifier.nondetShort();
        if (which < 0 || which >= Planet.values().length) {
            return;
        }
        Planet p = Planet.values()[which];
        assert p.ordinal() == which && Planet.valueOf(p.name()) == p;
        assert p.weight(mass) - mass * p.gravity == (p == Planet.MIDDLE ? 1 : 0);
    }
}
