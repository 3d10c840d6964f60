package callbacks.receiver_hook_calls_itself;

class Truth {
    public static void main(String[] args) {
        new Sluice() {
            private boolean again = true;

            @Override
            protected void flow() {
                if (again) {
                    again = false;
                    open();
                }
            }
        }.open();
    }
}
