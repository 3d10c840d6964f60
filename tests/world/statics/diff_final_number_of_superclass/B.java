// diff: statics.diff_final_number_of_superclass.A::f
package statics.diff_final_number_of_superclass;
class B { static final int K = Integer.parseInt("4"); }
