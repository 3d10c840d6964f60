public class Globe {
    private static final double RADIUS = 6371.0;

    public static double distance(double lat1, double lon1, double lat2, double lon2) {
        double phi1 = Math.toRadians(lat1);
        double phi2 = Math.toRadians(lat2);
        double dPhi = Math.toRadians(lat2 - lat1);
        double dLambda = Math.toRadians(lon2 - lon1);
        double t = Math.sin(0.5 * dLambda);
        double a = squared(dPhi) + Math.cos(phi2) * Math.cos(phi1) * t * t;
        a = a > 1.0 ? 1.0 : a;
        return 2 * RADIUS * Math.asin(Math.sqrt(a));
    }

    private static double squared(double angle) {
        double s = Math.sin(angle / 2);
        return s * s;
    }
}
