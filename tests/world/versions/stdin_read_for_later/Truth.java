package versions.stdin_read_for_later;

public class Truth { public static void main(String[] a) throws Exception { System.setIn(new java.io.ByteArrayInputStream(new byte[] {1, 2})); In.skip(); System.out.println(In.next()); } }
