package versions.default_init_beside_refactoring;

public interface Face { int ID = Log.tick();  }
