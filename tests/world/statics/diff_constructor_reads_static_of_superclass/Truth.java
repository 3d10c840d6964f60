package statics.diff_constructor_reads_static_of_superclass;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.on = true; System.out.println(new A().k);
    }
}
