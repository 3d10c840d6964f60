package making.check_immutable_seen_half_built;

class Truth {
    public static void main(String[] args) throws Exception {
        Owner[] o = {null};
        new Range(5, r -> o[0] = new Owner(r));
        o[0].value();
    }
}
