package versions.handle_only_writer;

public class Truth { public static void main(String[] x) { Gate.set(9); System.out.println(Gate.high()); } }
