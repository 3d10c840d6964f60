// generate: statics.number_of_superclass_symbolic_gen.A
// flags: --symbolic-statics
package statics.number_of_superclass_symbolic_gen;
abstract class B { static final int T = Integer.parseInt("5"); }
