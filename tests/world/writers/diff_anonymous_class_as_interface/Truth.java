package writers.diff_anonymous_class_as_interface;

class Truth {
    public static void main(String[] args) {
        Room room = new Room();
        room.lampSwitch().flip();
        room.lampSwitch().flip();
        System.out.println(room.lamps());
    }
}
