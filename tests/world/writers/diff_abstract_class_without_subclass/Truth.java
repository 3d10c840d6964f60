package writers.diff_abstract_class_without_subclass;

class Truth {
    public static void main(String[] args) {
        System.out.println(new Rule() {
            @Override
            protected boolean matches(int value) {
                return true;
            }
        }.count(1, 2));
    }
}
