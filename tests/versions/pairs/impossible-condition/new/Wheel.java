public class Wheel {
    public static int turn(int clicks) {
        int rest = clicks % 8;
        if (rest == 8 || rest < -7) {
            throw new IllegalStateException("slipped");
        }
        return rest < 0 ? rest + 8 : rest;
    }
}
