package versions.handle_of_a_method;

final class Crane { static void lift(Gate gate) throws Throwable { Gate.lifter().invoke(gate, 1); } }
