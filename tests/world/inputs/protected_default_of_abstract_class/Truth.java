package inputs.protected_default_of_abstract_class;

class Truth {
    public static void main(String[] args) {
        Plugin p = new Plugin() {
            @Override
            public String name() {
                return "four";
            }
        };
        System.out.println(p.priority());
    }
}
