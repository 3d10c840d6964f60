package statics.diff_when_it_begins;

/** Shared by both versions. */
public final class Settings {
    public static int page = 20;
}
