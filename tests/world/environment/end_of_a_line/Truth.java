package environment.end_of_a_line;

class Truth {
    public static void main(String[] args) throws Exception {
        String java = ProcessHandle.current().info().command().orElse("java");
        Process other = new ProcessBuilder(java, "-ea", "-Dline.separator=\r\n", "-cp",
            System.getProperty("java.class.path"), Lines.class.getName()).inheritIO().start();
        System.exit(other.waitFor());
    }
}
