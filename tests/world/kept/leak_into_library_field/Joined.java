package kept.leak_into_library_field;

import java.util.EventObject;

final class Joined extends EventObject {
    Joined() {
        super("nobody");
    }

    static void tell(Joined event, Object who) {
        event.source = who;
    }
}
