package environment.kept_bytes_of_a_given_set;

public final class Packet {
    private Packet() {
    }

    public static int length(boolean euro) {
        return euro ? 3 : 1;
    }
}
