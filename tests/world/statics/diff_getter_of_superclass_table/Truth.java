package statics.diff_getter_of_superclass_table;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.n = 6; System.out.println(A.f());
    }
}
