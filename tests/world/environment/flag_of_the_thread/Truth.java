package environment.flag_of_the_thread;

class Truth {
    public static void main(String[] args) {
        Thread.currentThread().interrupt();
        System.out.println(new Worker().step(1));
    }
}
