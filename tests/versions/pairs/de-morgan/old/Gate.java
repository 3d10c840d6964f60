public class Gate {
    public static boolean open(boolean badge, int hour, int level, boolean alarm) {
        if (!(badge && hour >= 6 && hour < 22) || alarm && !(level > 2)) {
            return false;
        }
        return true;
    }
}
