package environment.priority_of_the_caller;

class Truth {
    public static void main(String[] args) {
        Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
        Render.budget(30);
    }
}
