package aliases.check_record_component_is_shared;

class Truth {
    public static void main(String[] args) {
        Bounds bounds = new Bounds(new int[] {1, 2});
        bounds.ends()[0] = 3;
        bounds.low();
    }
}
