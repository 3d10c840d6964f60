package versions.pool_number_by_constructor;

public class Truth { public static void main(String[] a) { Pools.prepare(); System.out.println(Pools.next()); } }
