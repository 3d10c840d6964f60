// Texts and numbers show nothing of what is logged elsewhere.
// diff: versions.kept_text_beside_logging.Target::tidy => EQUIVALENT if named
package versions.kept_text_beside_logging;

final class Target {
    static String tidy(String text, int width) {
        StringBuilder padded = new StringBuilder(text.trim());
        while (padded.length() < Math.min(width, 3)) {
            padded.append(Integer.toString(width));
        }
        return padded.toString();
    }
}
