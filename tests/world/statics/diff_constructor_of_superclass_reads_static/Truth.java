package statics.diff_constructor_of_superclass_reads_static;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.on = true; System.out.println(new A().f());
    }
}
