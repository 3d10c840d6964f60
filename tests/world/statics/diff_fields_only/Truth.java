package statics.diff_fields_only;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Limits.users + " " + Limits.files);
    }
}
