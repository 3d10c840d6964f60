package environment.letter_in_bytes;

class Truth {
    public static void main(String[] args) throws Exception {
        String java = ProcessHandle.current().info().command().orElse("java");
        Process other = new ProcessBuilder(java, "-ea", "-Dfile.encoding=ISO-8859-1", "-cp",
            System.getProperty("java.class.path"), Packet.class.getName()).inheritIO().start();
        System.exit(other.waitFor());
    }
}
