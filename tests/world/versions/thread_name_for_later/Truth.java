package versions.thread_name_for_later;

public class Truth { public static void main(String[] a) { Worker.name(1); System.out.println(Worker.who()); } }
