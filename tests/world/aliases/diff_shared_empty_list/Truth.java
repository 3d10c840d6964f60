package aliases.diff_shared_empty_list;

class Truth {
    public static void main(String[] args) {
        Search.none().add("x");
        System.out.println(Search.none().size());
    }
}
