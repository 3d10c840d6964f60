// diff: statics.diff_list_of_superclass_symbolic.A::f
// flags: --symbolic-statics
package statics.diff_list_of_superclass_symbolic;

import java.util.*;
class B { protected static final List<Integer> L = new ArrayList<>(); static void add(int k) { L.add(k); } }
