// A Runnable made by an anonymous class over an abstract class that changed.
// diff: versions.returned_anonymous_superclass.Shop::task
package versions.returned_anonymous_superclass;

abstract class Task implements Runnable { abstract int n(); public void run() { System.out.println(n() + 1); } }
