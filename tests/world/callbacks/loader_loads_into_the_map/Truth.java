package callbacks.loader_loads_into_the_map;

class Truth {
    public static void main(String[] args) {
        Texts.load(new Loader() {
            @Override
            public String apply(String key) {
                Texts.LOADED.put("other", "x");
                return "y";
            }
        });
    }
}
