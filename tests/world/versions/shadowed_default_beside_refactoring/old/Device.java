package versions.shadowed_default_beside_refactoring;

public class Device {  }
