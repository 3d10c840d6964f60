package versions.shadowed_default_beside_refactoring;

public class Device { public int power() { return 40; } }
