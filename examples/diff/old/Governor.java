/** Keeps an engine at a speed. */
public class Governor {

    /** One step of the controller: the new throttle, from 0 to 100. */
    static int throttle(int now, int speed, int wanted) {
        int error = clamp(wanted - speed, -10, 10);
        return clamp(now + error, 0, 100);
    }

    static int clamp(int value, int low, int high) {
        if (value < low) {
            return low;
        }
        if (value > high) {
            return high;
        }
        return value;
    }

    /** The sum of what was asked for. */
    static int total(int[] asked) {
        int sum = 0;
        for (int i = 0; i < asked.length; i++) {
            sum += asked[i];
        }
        return sum;
    }
}
