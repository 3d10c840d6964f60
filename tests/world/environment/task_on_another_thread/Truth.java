package environment.task_on_another_thread;

class Truth {
    public static void main(String[] args) {
        Request.user(7);
    }
}
