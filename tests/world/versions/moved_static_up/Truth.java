package versions.moved_static_up;

public class Truth { public static void main(String[] x) { System.out.println(Sub.level); } }
