package versions.init_of_superclass_registers;

public class Truth { public static void main(String[] a) { Sub.one(); System.out.println(Codes.level()); } }
