class C {
    private String text;
    private int failures;
    private String lastError;
    C(String text) { this.text = text; }
    int parse() {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            failures++;
            lastError = e.getMessage();
            return -1;
        } finally {
            System.out.println("done");
        }
    }
    int failures() { return failures; }
}
