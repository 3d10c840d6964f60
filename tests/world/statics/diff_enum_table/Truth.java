package statics.diff_enum_table;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Size.LARGE.width);
    }
}
