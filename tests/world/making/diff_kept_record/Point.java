package making.diff_kept_record;

/** Shared by both versions. */
public record Point(int x, int y) {}
