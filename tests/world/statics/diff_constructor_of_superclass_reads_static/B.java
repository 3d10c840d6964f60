// diff: statics.diff_constructor_of_superclass_reads_static.A::f
package statics.diff_constructor_of_superclass_reads_static;
abstract class B { private static final int BASE = Integer.parseInt("7"); static boolean on; final int k; B() { k = on ? BASE : 0; } }
