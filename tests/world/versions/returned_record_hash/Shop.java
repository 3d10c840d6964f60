package versions.returned_record_hash;

public final class Shop { static Key key(int n) { return new Key(n); } }
