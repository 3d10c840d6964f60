public class Globe {
    private static final double RADIUS = 6371.0;

    public static double distance(double lat1, double lon1, double lat2, double lon2) {
        double phi1 = Math.toRadians(lat1);
        double phi2 = Math.toRadians(lat2);
        double dPhi = Math.toRadians(lat2 - lat1);
        double dLambda = Math.toRadians(lon2 - lon1);
        double s = Math.sin(dPhi / 2);
        double t = Math.sin(dLambda / 2);
        double a = s * s + Math.cos(phi1) * Math.cos(phi2) * t * t;
        if (a > 1.0) {
            a = 1.0;
        }
        return 2 * RADIUS * Math.asin(Math.sqrt(a));
    }
}
