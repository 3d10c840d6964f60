/** Keeps an engine at a speed. */
public class Governor {

    /** One step of the controller: the new throttle, from 0 to 100. */
    static int throttle(int now, int speed, int wanted) {
        int error = clamp(wanted - speed, -10, 20);
        return clamp(now + error, 0, 100);
    }

    static int clamp(int value, int low, int high) {
        return value < low ? low : value > high ? high : value;
    }

    /** The sum of what was asked for. */
    static int total(int[] asked) {
        int sum = 0;
        for (int number : asked) {
            sum += number;
        }
        return sum;
    }
}
