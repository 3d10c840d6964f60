package versions.updater_as_a_function;

import java.util.function.ObjIntConsumer;
final class Crane { static void lift(Gate gate, ObjIntConsumer<Gate> setter) { setter.accept(gate, 1); } }
