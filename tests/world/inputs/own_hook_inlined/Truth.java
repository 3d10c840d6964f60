package inputs.own_hook_inlined;

class Truth {
    public static void main(String[] args) {
        Meter m = new Meter() {
            @Override
            protected int unit() {
                return 1;
            }
        };
        m.add(4);
        System.out.println(m.total());
    }
}
