package versions.empty_optional_or_own;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Work.same(java.util.Optional.empty()));
    }
}
