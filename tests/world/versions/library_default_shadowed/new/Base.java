package versions.library_default_shadowed;

import java.util.*;
public abstract class Base { public Comparator<String> reversed() { return Comparator.naturalOrder(); } }
