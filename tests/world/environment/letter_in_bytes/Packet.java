// How many bytes a letter takes depends on the default character set, which the library asks for. The truth starts
// a JVM with another one.
// check: environment.letter_in_bytes.Packet::length(boolean)
package environment.letter_in_bytes;

public final class Packet {
    private Packet() {
    }

    public static int length(boolean accent) {
        int length = (accent ? "caf\u00e9" : "cafe").getBytes().length;
        assert length == (accent ? 5 : 4) : length;
        return length;
    }

    public static void main(String[] args) {
        length(true);
    }
}
