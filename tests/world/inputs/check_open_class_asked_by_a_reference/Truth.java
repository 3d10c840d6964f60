package inputs.check_open_class_asked_by_a_reference;

public class Truth {
    static class Task extends Part implements Runnable {
        @Override
        public void run() {
        }
    }

    public static void main(String[] args) {
        Filter.tasks(new Task());
    }
}
