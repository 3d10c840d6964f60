package libconc;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

// Locks, semaphores and latches as seen by a single thread.
public class Locks {
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

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.isFair());
        lock.lock();
        lock.lock();
        System.out.println(lock.isLocked() + " " + lock.getHoldCount() + " " + lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS) + " " + lock.getHoldCount());
        for (int i = 0; i < 4; i++) lock.unlock();
        System.out.println(lock.isLocked() + " " + lock.hasQueuedThreads());
        t("unlock free", () -> {
            lock.unlock();
            return "";
        });
        Condition c = lock.newCondition();
        t("signal without lock", () -> {
            c.signal();
            return "";
        });
        t("await without lock", () -> c.await(1, TimeUnit.MILLISECONDS));
        lock.lock();
        try {
            c.signalAll();
            System.out.println("await timed out: " + !c.await(1, TimeUnit.MILLISECONDS) + " still held " + lock.isHeldByCurrentThread());
        } finally {
            lock.unlock();
        }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.writeLock().lock();
        rw.readLock().lock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadLockCount() + " " + rw.isWriteLockedByCurrentThread());
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadHoldCount() + " upgrade " + rw.writeLock().tryLock());
        rw.readLock().unlock();
        t("read unlock", () -> {
            rw.readLock().unlock();
            return "";
        });
        StampedLock st = new StampedLock();
        long o = st.tryOptimisticRead();
        boolean before = st.validate(o);
        long w = st.writeLock();
        System.out.println(before + " " + st.validate(o) + " " + st.isWriteLocked() + " " + st.tryReadLock());
        st.unlockWrite(w);
        System.out.println(st.isWriteLocked() + " " + st.validate(st.tryOptimisticRead()));
        Semaphore s = new Semaphore(2);
        s.acquire();
        System.out.println(s.availablePermits() + " " + s.tryAcquire() + " " + s.tryAcquire() + " " + s.drainPermits());
        s.release(5);
        System.out.println(s.availablePermits() + " " + s.tryAcquire(3) + " " + s.tryAcquire(3) + " " + s.tryAcquire(1, 1, TimeUnit.MILLISECONDS));
        t("release neg", () -> {
            s.release(-1);
            return "";
        });
        CountDownLatch zero = new CountDownLatch(0);
        zero.await();
        System.out.println(zero.getCount() + " " + zero.await(1, TimeUnit.SECONDS));
        CountDownLatch three = new CountDownLatch(3);
        for (int i = 0; i < 5; i++) three.countDown();
        three.await();
        System.out.println(three.getCount() + " " + new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS));
        t("latch neg", () -> new CountDownLatch(-1));
        Object mon = new Object();
        synchronized (mon) {
            synchronized (mon) {
                System.out.println(Thread.holdsLock(mon));
            }
            System.out.println(Thread.holdsLock(mon));
        }
        System.out.println(Thread.holdsLock(mon));
        ThreadLocal<List<String>> tl = ThreadLocal.withInitial(ArrayList::new);
        tl.get().add("x");
        System.out.println(tl.get());
        tl.remove();
        System.out.println(tl.get() + " " + new ThreadLocal<String>().get());
        Thread me = Thread.currentThread();
        System.out.println(me.getName() + " " + me.isInterrupted() + " " + me.getState() + " " + me.getThreadGroup().getName() + " " + me.isDaemon());
        me.interrupt();
        System.out.println(me.isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        me.interrupt();
        t("sleep interrupted", () -> {
            Thread.sleep(1000);
            return "slept";
        });
        me.interrupt();
        t("lock interrupted", () -> {
            lock.lockInterruptibly();
            return "locked";
        });
        t("flag cleared", () -> me.isInterrupted());
        me.setName("renamed");
        System.out.println(Thread.currentThread().getName() + " " + TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.toMinutes(119999) + " " + TimeUnit.DAYS.toNanos(200000) + " " + TimeUnit.SECONDS.convert(3, TimeUnit.MINUTES) + " " + TimeUnit.NANOSECONDS.toChronoUnit());
        throw new IllegalThreadStateException("thread name shows in the report");
    }
}
