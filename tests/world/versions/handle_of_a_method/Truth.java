package versions.handle_of_a_method;

public class Truth { public static void main(String[] a) throws Throwable { Gate gate = new Gate(); Crane.lift(gate); System.out.println(gate.level()); } }
