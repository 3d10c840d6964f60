package writers.diff_protected_helper_only;

class Truth {
    static class Own extends Base {
        void lower() {
            raise(-2);
        }
    }

    public static void main(String[] args) {
        Own own = new Own();
        own.lower();
        System.out.println(own.level());
    }
}
