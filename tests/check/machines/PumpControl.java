// verdict: HOLDS
// needs: 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class PumpControl {
    static class Tank {
        int level = 1;
        boolean gas;

        void rise() {
            if (level < 2) {
                level++;
            }
        }

        void lower() {
            if (level > 0) {
                level--;
            }
        }
    }

    static class Pump {
        final Tank tank;
        boolean running;
        boolean enabled = true;

        Pump(Tank tank) {
            this.tank = tank;
        }

        void tick() {
            if (running) {
                tank.lower();
            }
            if (!enabled || tank.gas || tank.level == 0) {
                running = false;
            } else if (tank.level == 2) {
                running = true;
            }
        }

        void stop() {
            enabled = false;
            running = false;
        }
    }

    public static void main(String[] args) {
        Tank tank = new Tank();
        Pump pump = new Pump(tank);
        for (int i = 0; i < 3; i++) {
            if (Verifier.nondetBoolean()) {
                tank.rise();
            }
            if (Verifier.nondetBoolean()) {
                tank.gas = !tank.gas;
            }
            if (Verifier.nondetBoolean()) {
                pump.stop();
            } else if (Verifier.nondetBoolean()) {
                pump.enabled = true;
            }
            pump.tick();
            assert !(pump.running && tank.gas);
            assert !(pump.running && tank.level == 0);
            assert pump.enabled || !pump.running;
        }
    }
}
