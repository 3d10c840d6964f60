package versions.emoji_by_chars;

public final class Face {
    static void show() {
        System.out.print('\uD83D');
        System.out.print('\uDE01');
    }
}
