package inputs.step_answers_differently;

class Truth {
    public static void main(String[] args) {
        Average.of(new Sensor(1) {
            private int calls;

            @Override
            int value() {
                return calls++;
            }
        });
    }
}
