package versions.kept_by_a_static_field_of_the_class;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Holder.PART.count());
    }
}
