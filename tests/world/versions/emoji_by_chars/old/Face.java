// A face is printed char by char.
// diff: versions.emoji_by_chars.Face::show
package versions.emoji_by_chars;

public final class Face {
    static void show() {
        System.out.print('\uD83D');
        System.out.print('\uDE00');
    }
}
