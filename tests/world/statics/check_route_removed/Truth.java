package statics.check_route_removed;

public class Truth {
    public static void main(String[] args) {
        Cleanup.run();
        Routes.length(true);
    }
}
