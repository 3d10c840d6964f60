package versions.hidden_static_field;

public class Truth { public static void main(String[] x) { System.out.println(Sub.size); } }
