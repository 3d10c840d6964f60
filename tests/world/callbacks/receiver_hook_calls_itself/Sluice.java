// Tempts: the class calls its own empty hook while the flag is set; a subclass opens again from there.
// check: callbacks.receiver_hook_calls_itself.Sluice::open()
// flags: --receiver any
package callbacks.receiver_hook_calls_itself;

public class Sluice {
    private boolean moving;

    protected void flow() {
        // water
    }

    public void open() {
        moving = true;
        flow();
        boolean still = moving;
        moving = false;
        assert still : "somebody else finished first";
    }
}
