package versions.functional_beside_refactoring;

interface P extends R {  static int twice(int x) { return 2 * x; } }
interface R { void run(); default void also() { } }
