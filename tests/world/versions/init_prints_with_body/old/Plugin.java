// The initialiser prints otherwise and the body of the instance method is written otherwise too.
// diff: versions.init_prints_with_body.Plugin::go
package versions.init_prints_with_body;

public final class Plugin { static { System.out.println("a"); } int go(int x) { return x + x; } }
