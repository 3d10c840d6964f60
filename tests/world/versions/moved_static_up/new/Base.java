package versions.moved_static_up;

class Base { static int level = 3; }
