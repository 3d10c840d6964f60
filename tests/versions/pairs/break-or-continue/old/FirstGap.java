public class FirstGap {
    public static int find(int[] days) {
        if (days == null || days.length > 4) {
            return -1;
        }
        int gap = 0;
        for (int i = 1; i < days.length; i++) {
            if (days[i] - days[i - 1] > 1) {
                gap = i;
                break;
            }
        }
        return gap;
    }
}
