package versions.init_block_and_result;

public class Truth { public static void main(String[] a) { System.out.println(Plugin.load()); } }
