enum Mode {
    ADD {
        void apply(Counter counter) {
            counter.value = 1;
        }
    },
    TAKE {
        void apply(Counter counter) {
            counter.set(2);
        }
    };

    abstract void apply(Counter counter);
}

class Counter {
    Mode mode;
    Mode ignored;
    int value;

    void set(int value) {
        this.value = value;
    }

    void run() {
        mode.apply(this);
    }
}
