package aliases.diff_one_builder_for_both;

class Truth {
    public static void main(String[] args) {
        StringBuilder both = new StringBuilder();
        System.out.println(Echo.write(both, both));
    }
}
