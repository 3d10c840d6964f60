package versions.default_init_through_object;

public final class Impl implements Face { }
