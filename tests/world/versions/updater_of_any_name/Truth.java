package versions.updater_of_any_name;

public class Truth { public static void main(String[] a) { Gate gate = new Gate(); Gate.set(gate, "level"); System.out.println(gate.level()); } }
