package versions.returned_anonymous_superclass;

abstract class Task implements Runnable { abstract int n(); public void run() { System.out.println(n() + 2); } }
