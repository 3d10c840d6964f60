package versions.default_of_returned_lambda;

public class Truth { public static void main(String[] a) { System.out.println(Rules.positive().bad(0)); } }
