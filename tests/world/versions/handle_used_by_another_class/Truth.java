package versions.handle_used_by_another_class;

public class Truth { public static void main(String[] a) { Gate gate = new Gate(); Crane.lift(gate); System.out.println(gate.level()); } }
