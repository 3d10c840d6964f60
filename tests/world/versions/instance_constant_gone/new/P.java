package versions.instance_constant_gone;

class P { final int size; { size = Integer.parseInt("5"); } int twice(int x) { return x * 2; } P() { } }
