package versions.thread_number_by_a_factory;

public class Truth { public static void main(String[] a) { Workers.prepare(Thread::new); System.out.println(Workers.next()); } }
