package versions.own_thread_local;

public class Truth { public static void main(String[] x) { Context.enter(4); System.out.println(Context.now()); } }
