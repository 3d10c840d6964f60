package callbacks.flag_reset_when_thrown;

class Truth {
    public static void main(String[] args) {
        Machine machine = new Machine();
        try {
            machine.run(new Step() {
                @Override
                public int go(int from) {
                    throw new UnsupportedOperationException();
                }
            }, 1);
        } catch (UnsupportedOperationException e) {
            System.out.println(machine.isBusy());
        }
    }
}
