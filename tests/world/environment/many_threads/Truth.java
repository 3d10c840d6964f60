package environment.many_threads;

class Truth {
    public static void main(String[] args) {
        Census.alone(2);
    }
}
