// The initialiser touches a third class, whose initialiser has an effect.
// diff: versions.init_initialises_third.Plugin::go
package versions.init_initialises_third;

public final class Log { static int n; }
