package versions.returned_anonymous_superclass;

public class Truth { public static void main(String[] a) { Shop.task(1).run(); } }
