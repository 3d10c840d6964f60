// A changed call changes an object that a static field remembers.
// diff: versions.step_to_static_receiver.P::at
package versions.step_to_static_receiver;

public final class P { private static P last; private int n = 1; public int at() { return n; } public void remember() { last = this; } public void touch() {  } }
