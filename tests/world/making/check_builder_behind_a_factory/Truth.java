package making.check_builder_behind_a_factory;

public class Truth {
    public static void main(String[] args) {
        Request.length(Request.builder().address(null).build());
    }
}
