// The character set is given in both versions: three bytes and one, everywhere.
// diff: environment.kept_bytes_of_a_given_set.Packet::length(boolean) => EQUIVALENT
package environment.kept_bytes_of_a_given_set;

import java.nio.charset.StandardCharsets;

public final class Packet {
    private Packet() {
    }

    public static int length(boolean euro) {
        return (euro ? "\u20ac" : "e").getBytes(StandardCharsets.UTF_8).length;
    }
}
