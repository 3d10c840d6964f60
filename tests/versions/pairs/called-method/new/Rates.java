class Rates {
    static int base(int zone) {
        return far(zone) ? 900 : 300;
    }

    static int perKilo(int zone) {
        return far(zone) ? 40 : 15;
    }

    private static boolean far(int zone) {
        return zone >= 4;
    }
}
