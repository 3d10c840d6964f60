package missing.escaping_link_error;

class Truth {
    public static void main(String[] args) {
        Painter.strokes(50);
    }
}
