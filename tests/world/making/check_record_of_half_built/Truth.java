package making.check_record_of_half_built;

class Truth {
    public static void main(String[] args) throws Exception {
        Box[] b = {null};
        new Range(5, r -> b[0] = new Box(r));
        Scale.weigh(b[0]);
    }
}
