package versions.set_in_for_later;

public class Truth { public static void main(String[] a) throws Exception { byte[] b = {1}; In.use(b); b[0] = 2; System.out.println(In.next()); } }
