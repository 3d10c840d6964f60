package versions.returned_record_hash;

public record Key(int n) { @Override public int hashCode() { return 1; } }
