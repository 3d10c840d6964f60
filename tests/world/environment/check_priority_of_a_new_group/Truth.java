package environment.check_priority_of_a_new_group;

public class Truth {
    public static void main(String[] args) {
        Thread.currentThread().getThreadGroup().setMaxPriority(7);
        Groups.most();
    }
}
