// A public method gives the array itself now: a caller writes into it.
// diff: versions.public_getter_alias.P::at
package versions.public_getter_alias;

final class P { private final int[] a = {1}; public int[] all() { return a.clone(); } public int at() { return a[0]; } }
