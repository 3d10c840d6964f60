package making.listener_is_an_open_class;

/** Does nothing; who wants to know extends it. */
public class Listener {
    public void changed(Tank tank) {}
}
