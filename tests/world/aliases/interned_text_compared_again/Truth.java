package aliases.interned_text_compared_again;

public class Truth {
    public static void main(String[] args) {
        Word.fresh("ab");
    }
}
