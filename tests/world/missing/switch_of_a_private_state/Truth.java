package missing.switch_of_a_private_state;

class Truth {
    public static void main(String[] args) {
        Door door = new Door();
        door.press('l');
        System.out.println(door.press('u'));
    }
}
