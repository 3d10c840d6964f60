package versions.returned_anonymous_superclass;

public final class Shop { static Runnable task(int p) { return new Task() { int n() { return p; } }; } }
