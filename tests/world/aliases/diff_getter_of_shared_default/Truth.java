package aliases.diff_getter_of_shared_default;

class Truth {
    public static void main(String[] args) {
        Config.sizes()[0] = 1;
        System.out.println(Config.sizes()[0]);
    }
}
