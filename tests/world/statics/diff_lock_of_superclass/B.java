// diff: statics.diff_lock_of_superclass.A::f
package statics.diff_lock_of_superclass;
class B { static final Object LOCK = new Object(); static int n; }
