package versions.seven_children;

public class Truth { public static void main(String[] x) { System.out.println(new Z9().twice()); } }
