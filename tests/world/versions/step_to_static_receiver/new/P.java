package versions.step_to_static_receiver;

public final class P { private static P last; private int n = 1; public int at() { return n; } public void remember() { last = this; } public void touch() { if (last != null && last != this) last.n = 0; } }
