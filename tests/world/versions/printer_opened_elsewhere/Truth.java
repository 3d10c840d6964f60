package versions.printer_opened_elsewhere;

public class Truth {
    public static void main(String[] x) throws Exception {
        java.io.File file = java.io.File.createTempFile("world", ".txt");
        try (java.io.PrintWriter writer = new java.io.PrintWriter(file)) {
            Log.write(writer);
        }
        System.out.println(Look.length(file));
        file.delete();
    }
}
