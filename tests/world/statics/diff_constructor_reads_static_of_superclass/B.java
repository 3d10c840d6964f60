// diff: statics.diff_constructor_reads_static_of_superclass.A::new
package statics.diff_constructor_reads_static_of_superclass;
abstract class B { static final int BASE = Integer.parseInt("7"); static boolean on; }
