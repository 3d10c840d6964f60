package versions.returned_enum_method;

public final class Shop { static Plan plan(int n) { return n > 9 ? Plan.B : Plan.A; } }
