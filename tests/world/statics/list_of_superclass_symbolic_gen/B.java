// generate: statics.list_of_superclass_symbolic_gen.A
// flags: --symbolic-statics
package statics.list_of_superclass_symbolic_gen;

import java.util.*;
class B { protected static final List<Integer> L = new ArrayList<>(); static void add(int k) { L.add(k); } }
