package inputs.page_size_hook;

class Truth {
    public static void main(String[] args) {
        new Pager() {
            @Override
            protected int pageSize() {
                return 0;
            }
        }.pages(10);
    }
}
