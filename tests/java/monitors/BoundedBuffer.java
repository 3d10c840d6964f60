package monitors;

/** Monitor-based structures exercised from one thread: buffer, counter, reentrant callbacks. */
public class BoundedBuffer<T> {
    private final Object[] items;
    private int head, count, waits;

    BoundedBuffer(int n) { items = new Object[n]; }

    synchronized boolean offer(T t) {
        if (count == items.length) {
            waits++;
            return false;
        }
        items[(head + count++) % items.length] = t;
        notifyAll();
        return true;
    }

    @SuppressWarnings("unchecked")
    synchronized T poll() {
        if (count == 0) {
            waits++;
            return null;
        }
        T t = (T) items[head];
        items[head] = null;
        head = (head + 1) % items.length;
        count--;
        notifyAll();
        return t;
    }

    synchronized void drainTo(java.util.function.Consumer<? super T> c) {
        for (T t; (t = poll()) != null; ) c.accept(t);
    }

    static class Account {
        private long cents;
        private final int id;
        static int next;
        Account(long c) { cents = c; id = next++; }

        static void transfer(Account a, Account b, long amount) {
            Account first = a.id < b.id ? a : b, second = first == a ? b : a;
            synchronized (first) {
                synchronized (second) {
                    if (a.cents < amount) throw new IllegalStateException("account " + a.id + " has " + a.cents);
                    a.cents -= amount;
                    b.cents += amount;
                }
            }
        }
        synchronized long get() { return cents; }
    }

    static class Events {
        private final java.util.List<Runnable> l = new java.util.ArrayList<>();
        private int depth;
        synchronized void on(Runnable r) { l.add(r); }
        synchronized int fire() {
            depth++;
            try {
                for (Runnable r : l.toArray(new Runnable[0])) r.run();
                return depth;
            } finally {
                depth--;
            }
        }
    }

    public static void main(String[] args) {
        BoundedBuffer<String> b = new BoundedBuffer<>(3);
        System.out.println(b.offer("a") + " " + b.offer("b") + " " + b.poll() + " " + b.offer("c") + " " + b.offer("d") + " " + b.offer("e") + " " + b.waits);
        StringBuilder sb = new StringBuilder();
        b.drainTo(s -> {
            sb.append(s).append(Thread.holdsLock(b) ? "+" : "-");
            if (s.equals("c")) b.offer("late");
        });
        System.out.println(sb + " " + b.count + " " + b.poll() + " " + Thread.holdsLock(b));
        Account x = new Account(100), y = new Account(50);
        Account.transfer(x, y, 70);
        Account.transfer(y, x, 20);
        try {
            Account.transfer(x, y, 51);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(x) + Thread.holdsLock(y));
        }
        Account.transfer(x, x, 10);
        System.out.println(x.get() + " " + y.get());
        Events ev = new Events();
        int[] n = {0};
        ev.on(() -> n[0]++);
        ev.on(() -> {
            if (n[0] < 4) n[0] += ev.fire() * 0;
        });
        ev.on(() -> {
            if (n[0] == 4) ev.on(() -> n[0] += 1000);
        });
        System.out.println(ev.fire() + " " + n[0] + " " + ev.l.size() + " " + ev.depth);
        System.out.println(ev.fire() + " " + n[0]);
    }
}
