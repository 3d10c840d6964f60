package versions.shadowed_default_beside_refactoring;

public final class Lamp extends Device implements Power { int twice(int x) { return 2 * x; } }
