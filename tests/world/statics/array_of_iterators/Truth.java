package statics.array_of_iterators;

public class Truth {
    public static void main(String[] args) {
        Seq.next();
        Seq.next();
    }
}
