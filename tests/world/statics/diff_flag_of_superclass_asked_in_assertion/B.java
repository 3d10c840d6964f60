// diff: statics.diff_flag_of_superclass_asked_in_assertion.A::f
package statics.diff_flag_of_superclass_asked_in_assertion;
abstract class B { static boolean on; static int g(int k) { assert k > 0 || !on; return 1; } }
