package versions.library_default_shadowed;

import java.util.*;
public final class ByText extends Base implements Comparator<String> { public int compare(String a, String b) { return a.compareTo(b); } static int twice(int x) { return 2 * x; } }
