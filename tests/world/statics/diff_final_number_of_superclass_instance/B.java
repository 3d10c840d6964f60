// diff: statics.diff_final_number_of_superclass_instance.A::f
package statics.diff_final_number_of_superclass_instance;
class B { static final int K = Integer.parseInt("4"); }
