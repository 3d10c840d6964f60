package versions.default_init_through_object;

public interface Face { int ID = Log.tick();  }
