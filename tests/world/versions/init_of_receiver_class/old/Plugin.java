// The same for an instance method with target: static initialiser prints otherwise.
// diff: versions.init_of_receiver_class.Plugin::go
package versions.init_of_receiver_class;

public final class Plugin { static { System.out.println("a"); } int go(int x) { return x; } }
