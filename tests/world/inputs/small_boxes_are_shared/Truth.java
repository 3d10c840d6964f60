package inputs.small_boxes_are_shared;

class Truth {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        Seat.same(new Integer(12), 12);
    }
}
