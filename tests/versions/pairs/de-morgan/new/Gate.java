public class Gate {
    public static boolean open(boolean badge, int hour, int level, boolean alarm) {
        return !((!badge || hour < 6 || hour >= 22) || !(!alarm || level > 2));
    }
}
