package versions.returned_private_nested_helper;

public class Truth { public static void main(String[] a) { Shop.task().run(); } }
