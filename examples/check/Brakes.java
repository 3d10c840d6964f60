/** Decides how hard to brake. Written with a mistake that only some inputs show. */
public class Brakes {

    /** The brake pressure, from 0 to 100, for a pedal position and a speed in km/h. */
    static int pressure(int pedal, int speed, boolean skid) {
        if (pedal <= 0 || speed < 0) {
            return 0;
        }
        int wanted = pedal * speed / 100;
        if (skid && wanted > 40) {
            wanted = 40;
        }
        int result = Math.min(wanted, 100);
        assert result >= 0 : "negative pressure";
        return result;
    }
}
