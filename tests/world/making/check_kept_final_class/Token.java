package making.check_kept_final_class;

// Final class, private final fields, no other way to make one, nothing handed out.
// check: making.check_kept_final_class.Token::shard(int) => HOLDS
public final class Token {
    private final int id;

    public Token(int id) {
        if (id < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.id = id;
    }

    public int shard(int count) {
        if (count < 1) {
            return 0;
        }
        int shard = id % count;
        assert shard >= 0 && shard < count;
        return shard;
    }
}
