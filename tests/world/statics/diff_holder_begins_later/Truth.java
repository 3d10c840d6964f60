package statics.diff_holder_begins_later;

public class Truth {
    public static void main(String[] args) {
        Pool.DEFAULT[0] = 4;
        System.out.println(Pool.room(1));
    }
}
