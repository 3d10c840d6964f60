package missing.plugin_is_gone;

class Truth {
    public static void main(String[] args) {
        System.out.println(Shop.colours());
    }
}
