package versions.template_order;

public class Truth { public static void main(String[] x) { Form f = new Form() { int n; String head() { return "" + ++n; } String body() { return "" + ++n; } }; System.out.println(f.text()); } }
