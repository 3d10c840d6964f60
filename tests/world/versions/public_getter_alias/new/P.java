package versions.public_getter_alias;

final class P { private final int[] a = {1}; public int[] all() { return a; } public int at() { return a[0]; } }
