public class Ports {
    public static int parse(int port, String host) {
        if (host == null || host.isEmpty()) {
            throw bad("no host for port " + port);
        }
        if (port < 1 || port > 65535) {
            throw bad("port " + port + " of " + host);
        }
        return port;
    }

    private static RuntimeException bad(String message) {
        return new IllegalArgumentException(message);
    }
}
