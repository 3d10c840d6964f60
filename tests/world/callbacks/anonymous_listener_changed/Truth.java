package callbacks.anonymous_listener_changed;

class Truth {
    public static void main(String[] args) {
        Button b = new Button();
        b.onPress().run();
        System.out.println(b.presses());
    }
}
