class Text {
    private StringBuilder body = new StringBuilder();
    private StringBuilder trace = new StringBuilder();
    private String title;
    private Integer size;
    private char mark;
    Text(String title, char mark) {
        this.title = title;
        this.mark = mark;
    }
    void append(String more) {
        body.append(more);
        trace.append('+');
        size = body.length();
    }
    String show() {
        return title.toUpperCase() + ": " + body;
    }
    Integer size() {
        return size;
    }
}
