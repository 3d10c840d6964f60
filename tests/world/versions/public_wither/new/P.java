package versions.public_wither;

final class P { private final int[] a; private P(int[] a) { this.a = a; } public static P of() { return new P(new int[] {1}); } public P fresh() { return new P(a); } public int at() { return a[0]; } public void put(int x) { a[0] = x; } }
