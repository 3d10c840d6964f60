package callbacks.unused_hash_dropped;

public final class Album {
    private Album() {}

    public static int check(Stamp stamp) {
        return stamp == null ? 0 : 1;
    }
}
