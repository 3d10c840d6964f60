package versions.superclass_gains_default_method_init;

public interface Face { int ID = Log.tick();  }
