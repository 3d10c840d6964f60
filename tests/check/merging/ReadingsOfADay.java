// check: ReadingsOfADay::rate
// verdict: HOLDS
// inputs: bounded
public class ReadingsOfADay {
    public static int rate(int[] readings) {
        if (readings == null || readings.length != 24) {
            return 0;
        }
        int alarms = 0;
        int run = 0;
        for (int i = 0; i < readings.length; i++) {
            run = readings[i] > 100 ? run + 1 : 0;
            if (run == 3) {
                alarms++;
                run = 0;
            }
        }
        assert alarms <= 8;
        return alarms;
    }
}
