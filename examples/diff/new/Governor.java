/** Keeps an engine at a speed. */
public class Governor {

    /** One step of the controller: the new throttle. */
    static int throttle(int now, int speed, int wanted) {
        return now + clamp(wanted - speed, -10, 20);
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
