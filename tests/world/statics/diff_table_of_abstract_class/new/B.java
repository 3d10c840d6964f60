package statics.diff_table_of_abstract_class;
abstract class B { private static final int BASE = Integer.parseInt("7"); static boolean on; final int base() { return on ? 0 : 1; } }
final class A extends B { }
