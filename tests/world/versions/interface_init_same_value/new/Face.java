package versions.interface_init_same_value;

public interface Face { String ID = Log.tick(2); }
