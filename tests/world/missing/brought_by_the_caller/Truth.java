package missing.brought_by_the_caller;

class Truth {
    public static void main(String[] args) {
        Radio.station(7);
    }
}

final class Antenna {
    private Antenna() {
    }

    static int reach() {
        return 100;
    }
}
