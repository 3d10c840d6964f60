package versions.bundle_begun_by_its_name;

public class Truth { public static void main(String[] a) { Words.warm("versions.bundle_begun_by_its_name.German"); Words.first = 5; System.out.println(Words.get()); } }
