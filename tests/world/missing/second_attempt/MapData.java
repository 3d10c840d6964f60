package missing.second_attempt;

final class MapData {
    private MapData() {
    }

    static int places() {
        return 40;
    }
}
