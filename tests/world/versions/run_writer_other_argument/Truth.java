package versions.run_writer_other_argument;

public class Truth { public static void main(String[] x) { Gate.set(200); System.out.println(Gate.read(false)); } }
