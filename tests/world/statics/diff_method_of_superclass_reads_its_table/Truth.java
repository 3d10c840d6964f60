package statics.diff_method_of_superclass_reads_its_table;
public class Truth {
    public static void main(String[] args) throws Throwable {
        A.on = true; System.out.println(new A().f());
    }
}
