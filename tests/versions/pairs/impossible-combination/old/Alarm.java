public class Alarm {
    public static int level(int pressure, int temperature) {
        int level = 0;
        if (pressure > 200) {
            level += 2;
        }
        if (temperature > 90) {
            level += 1;
        }
        if (level == 3 && pressure < 150) {
            level = 9;
        }
        return level;
    }
}
