public class Ports {
    public static int parse(int port, String host) {
        if (host == null || host.isEmpty()) {
            throw new IllegalArgumentException("no host for port " + port);
        }
        if (port < 1 || port > 65535) {
            throw new IllegalArgumentException("port " + port + " of " + host);
        }
        return port;
    }
}
