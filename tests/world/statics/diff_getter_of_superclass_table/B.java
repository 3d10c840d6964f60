// diff: statics.diff_getter_of_superclass_table.A::f
package statics.diff_getter_of_superclass_table;
class B { private static final int K = Integer.parseInt("4"); static int k() { return K; } }
