package versions.package_annotation;

public class Truth { public static void main(String[] x) { System.out.println(Api.version()); } }
