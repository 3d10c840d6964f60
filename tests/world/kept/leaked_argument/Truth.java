package kept.leaked_argument;

class Truth {
    public static void main(String[] arguments) {
        Joined event = new Joined();
        try {
            new Member(event, -1);
        } catch (IllegalArgumentException expected) {
            Member.of((Member) event.getSource());
        }
    }
}
