package versions.init_through_interface_constant;

public interface Face { int ID = Codes.add(2); }
