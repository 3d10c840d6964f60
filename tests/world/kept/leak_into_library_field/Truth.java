package kept.leak_into_library_field;

class Truth {
    public static void main(String[] arguments) {
        Joined event = new Joined();
        try {
            new Member(event, -1);
        } catch (IllegalArgumentException expected) {
            ((Member) event.getSource()).number();
        }
    }
}
