package statics.diff_method_of_superclass_reads_its_table;
abstract class B { private static final int BASE = Integer.parseInt("7"); static boolean on; protected final int base() { return on ? 0 : 1; } }
