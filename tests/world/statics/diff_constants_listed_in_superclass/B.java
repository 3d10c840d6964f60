// diff: statics.diff_constants_listed_in_superclass.A::f
package statics.diff_constants_listed_in_superclass;
abstract class B { enum E { X, Y } static E mode = E.X; static final E[] ALL = E.values(); }
