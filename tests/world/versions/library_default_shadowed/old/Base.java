// The superclass gains a method that beats a default of a library interface; a harmless change beside it.
package versions.library_default_shadowed;

import java.util.*;
public abstract class Base {  }
// diff:
