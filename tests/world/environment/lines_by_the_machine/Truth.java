package environment.lines_by_the_machine;

class Truth {
    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            System.out.print(Poem.verse(true).length());
            return;
        }
        String java = ProcessHandle.current().info().command().orElse("java");
        Process other = new ProcessBuilder(java, "-Dline.separator=\r\n", "-cp",
            System.getProperty("java.class.path"), Truth.class.getName(), "run").inheritIO().start();
        System.exit(other.waitFor());
    }
}
