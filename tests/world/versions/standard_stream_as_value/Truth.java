package versions.standard_stream_as_value;

public class Truth {
    public static void main(String[] x) throws Exception {
        java.io.PrintStream own = new java.io.PrintStream(new java.io.ByteArrayOutputStream());
        Streams.set(own);
        System.out.println(Look.isStandard(own));
    }
}
