package environment.task_beside_the_caller;

class Truth {
    public static void main(String[] args) {
        System.out.println(Session.greet(5));
    }
}
