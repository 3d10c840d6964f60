package aliases.diff_moved_to_itself;

class Truth {
    public static void main(String[] args) {
        Jar jar = new Jar(5);
        Jar.move(jar, jar, 2);
        System.out.println(jar.beans());
    }
}
