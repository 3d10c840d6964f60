package versions.init_of_superclass_registers;

class Base { static { Codes.add(1); } }
