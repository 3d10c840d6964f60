package callbacks.count_before_or_after_visit;

class Truth {
    public static void main(String[] args) {
        Hotel hotel = new Hotel();
        hotel.arrive(new Guest() {
            @Override
            public void welcome() {
                System.out.println(hotel.guests());
            }
        });
    }
}
