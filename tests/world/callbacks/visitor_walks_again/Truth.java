package callbacks.visitor_walks_again;

class Truth {
    public static void main(String[] args) {
        Walker.walk(new Part() {
            @Override
            void accept() {
                Walker.walk(new Part());
            }
        });
    }
}
