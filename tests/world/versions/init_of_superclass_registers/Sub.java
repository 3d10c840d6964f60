package versions.init_of_superclass_registers;

public final class Sub extends Base { static int one() { return 1; } }
