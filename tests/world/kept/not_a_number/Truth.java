package kept.not_a_number;

class Truth {
    public static void main(String[] arguments) {
        Tank tank = new Tank();
        tank.set(Double.NaN);
        tank.level();
    }
}
