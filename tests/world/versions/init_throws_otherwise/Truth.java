package versions.init_throws_otherwise;

public class Truth { public static void main(String[] a) { try { Plugin.load(); } catch (ExceptionInInitializerError e) { System.out.println(e.getCause()); } } }
