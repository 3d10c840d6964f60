public class Wheel {
    public static int turn(int clicks) {
        int rest = clicks % 8;
        return rest < 0 ? rest + 8 : rest;
    }
}
