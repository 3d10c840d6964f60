package statics.diff_constants_listed_in_superclass;
public final class A extends B { public static int f() { return mode == E.Y ? ALL.length : 0; } }
