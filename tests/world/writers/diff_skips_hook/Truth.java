package writers.diff_skips_hook;

class Truth {
    public static void main(String[] args) {
        Form form = new Form() {
            @Override
            protected void beforeSubmit() {
                add();
            }
        };
        System.out.println(form.submit());
    }
}
