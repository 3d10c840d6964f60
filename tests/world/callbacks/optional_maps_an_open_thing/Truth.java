package callbacks.optional_maps_an_open_thing;

class Truth {
    public static void main(String[] args) {
        Wrapper.label(new Thing() {
            @Override
            String label() {
                return null;
            }
        });
    }
}
