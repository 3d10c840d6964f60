package statics.diff_begins_only_when_asked;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Names.first() + " " + Started.ORDER);
    }
}
