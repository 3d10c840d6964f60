package versions.handle_used_by_another_class;

final class Crane { static void lift(Gate gate) { Gate.LEVEL.set(gate, 2); } }
