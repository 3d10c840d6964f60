package versions.queue_order;

public class Truth { public static void main(String[] x) { var q = Jobs.queue(); q.add("a"); q.add("b"); System.out.println(q.peek()); } }
