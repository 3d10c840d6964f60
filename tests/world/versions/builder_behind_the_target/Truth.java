package versions.builder_behind_the_target;

public class Truth {
    public static void main(String[] x) {
        System.out.println(new Part.Maker().size(-1).make().size());
    }
}
