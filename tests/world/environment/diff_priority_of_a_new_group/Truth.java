package environment.diff_priority_of_a_new_group;

public class Truth {
    public static void main(String[] args) {
        Thread.currentThread().getThreadGroup().setMaxPriority(7);
        System.out.println(Groups.most());
    }
}
