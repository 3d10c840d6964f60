// check: statics.check_array_of_superclass_symbolic.A::f
// flags: --symbolic-statics --property exceptions
package statics.check_array_of_superclass_symbolic;
abstract class B { static final int[] T = {1, 2, 3}; }
