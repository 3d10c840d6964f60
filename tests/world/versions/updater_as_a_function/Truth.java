package versions.updater_as_a_function;

public class Truth { public static void main(String[] a) { Gate gate = new Gate(); Crane.lift(gate, Gate.setter()); System.out.println(gate.level()); } }
