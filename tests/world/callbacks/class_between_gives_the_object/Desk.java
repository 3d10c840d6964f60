// Tempts: the interface has no code and the class without a name neither, but the one between gives the object away.
// generate: callbacks.class_between_gives_the_object.Desk
package callbacks.class_between_gives_the_object;

public final class Desk {
    interface Source {
        Runnable task();
    }

    abstract static class Worker implements Source {
        @Override
        public Runnable task() {
            return (Runnable) this;
        }
    }

    private static final class Clerk extends Worker implements Runnable {
        private int done;

        @Override
        public void run() {
            if (done > 1) { // tempts
                throw new IllegalStateException("tired");
            }
            done++;
        }
    }

    public Runnable ask() {
        Source source = new Clerk();
        return source.task();
    }
}
