package versions.thread_groups_are_counted;

public class Truth { public static void main(String[] a) { Object kept = Groups.make("one"); System.out.println(Groups.count()); } }
