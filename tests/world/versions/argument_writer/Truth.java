package versions.argument_writer;

public class Truth { public static void main(String[] x) { Table.fill(Table.ROWS, 5); System.out.println(Table.first()); } }
