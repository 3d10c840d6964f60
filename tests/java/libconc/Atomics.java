package libconc;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.atomic.DoubleAdder;

// Atomic variables on one thread.
public class Atomics {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    static class Counter {
        volatile int hits;
        static final AtomicIntegerFieldUpdater<Counter> HITS = AtomicIntegerFieldUpdater.newUpdater(Counter.class, "hits");
    }

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.get() + " " + i.incrementAndGet() + " " + i.getAndIncrement() + " " + i.decrementAndGet() + " " + i.getAndDecrement() + " " + i.addAndGet(10) + " " + i.getAndAdd(-3) + " " + i.getAndSet(100) + " " + i);
        System.out.println(i.compareAndSet(100, 1) + " " + i.compareAndSet(100, 2) + " " + i.get() + " " + i.updateAndGet(x -> x * 7) + " " + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(5, Math::max) + " " + i.getAndAccumulate(3, (a, b) -> a - b) + " " + i.intValue() + " " + i.doubleValue() + " " + i.compareAndExchange(5, 9) + " " + i);
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.getPlain() + " " + i.getAcquire() + " " + i.equals(new AtomicInteger(i.get())));
        AtomicLong l = new AtomicLong();
        System.out.println(l.incrementAndGet() + " " + l.addAndGet(1L << 40) + " " + l.getAndSet(-1) + " " + l.compareAndSet(-1, 7) + " " + l.updateAndGet(x -> x << 33) + " " + l + " " + l.intValue());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b + " " + b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b.compareAndSet(true, false) + " " + b.get());
        AtomicReference<String> r = new AtomicReference<>("a");
        String same = "b";
        System.out.println(r.get() + " " + r.compareAndSet("a", same) + " " + r.compareAndSet(new String("b"), "c") + " " + r.getAndSet("d") + " " + r.updateAndGet(s -> s + s) + " " + r.accumulateAndGet("x", String::concat) + " " + r.getAndUpdate(s -> null) + " " + r);
        t("update throws", () -> i.updateAndGet(x -> x / 0));
        t("kept", () -> i.get());
        AtomicIntegerArray a = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(a.incrementAndGet(0) + " " + a.getAndAdd(1, 5) + " " + a.compareAndSet(2, 3, 9) + " " + a + " " + a.length() + " " + a.accumulateAndGet(2, 2, (x, y) -> x * y));
        t("array bounds", () -> a.get(3));
        t("array neg", () -> a.incrementAndGet(-1));
        AtomicLongArray la = new AtomicLongArray(2);
        la.set(1, 5);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        System.out.println(la + " " + ra.compareAndSet(0, null, "q") + " " + ra + " " + ra.getAndSet(0, "w") + " " + Arrays.asList(ra.get(0), ra.get(1)));
        LongAdder adder = new LongAdder();
        for (int k = 0; k < 100; k++) adder.add(k);
        adder.increment();
        adder.decrement();
        System.out.println(adder.sum() + " " + adder.intValue() + " " + adder + " " + adder.sumThenReset() + " " + adder.sum());
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        for (long v : new long[] {3, 99, -5}) max.accumulate(v);
        System.out.println(max.get() + " " + max.getThenReset() + " " + max.get());
        DoubleAdder d = new DoubleAdder();
        d.add(0.5);
        d.add(0.25);
        System.out.println(d.sum() + " " + d);
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 1);
        int[] stamp = new int[1];
        String cur = st.get(stamp);
        System.out.println(cur + stamp[0] + " " + st.compareAndSet(cur, "w", 2, 3) + " " + st.compareAndSet(cur, "w", 1, 2) + " " + st.getReference() + st.getStamp());
        Counter c = new Counter();
        System.out.println(Counter.HITS.incrementAndGet(c) + " " + Counter.HITS.addAndGet(c, 4) + " " + c.hits + " " + Counter.HITS.compareAndSet(c, 5, 50) + " " + c.hits);
        t("bad updater", () -> AtomicIntegerFieldUpdater.newUpdater(Counter.class, "nope"));
        t("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicsPlain.class, "plain"));
        AtomicReference<int[]> lazy = new AtomicReference<>();
        int[] first = lazy.updateAndGet(x -> x == null ? new int[] {1} : x);
        System.out.println((first == lazy.updateAndGet(x -> x == null ? new int[] {2} : x)) + " " + lazy.get()[0]);
    }

    static class AtomicsPlain {
        int plain;
    }
}
