package writers.diff_body_of_handed_out_lambda;

class Truth {
    public static void main(String[] args) {
        Door door = new Door();
        door.closer().run();
        System.out.println(door.openings());
    }
}
