package writers.diff_drops_alarm_for_edited_level;

class Truth {
    public static void main(String[] args) {
        Tank tank = new Tank();
        new Tank.Editor(tank).level(101);
        System.out.println(tank.state());
    }
}
