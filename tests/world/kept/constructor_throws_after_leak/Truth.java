package kept.constructor_throws_after_leak;

class Truth {
    public static void main(String[] arguments) {
        java.util.List<Member> all = new java.util.ArrayList<>();
        try {
            new Member(all, 0);
        } catch (IllegalArgumentException expected) {
            all.get(0).number();
        }
    }
}
