package aliases.interned_text_is_another;

public class Truth {
    public static void main(String[] args) {
        Word.same(new String("ab"));
    }
}
