package libconc;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;

// CompletableFuture and FutureTask driven entirely by the main thread.
public class Futures {
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
        CompletableFuture<Integer> done = CompletableFuture.completedFuture(20);
        t("get", () -> done.get() + " " + done.join() + " " + done.getNow(0) + " " + done.isDone() + " " + done.isCompletedExceptionally() + " " + done.get(1, TimeUnit.SECONDS));
        t("chain", () -> done.thenApply(x -> x + 1).thenApply(x -> "v" + x).thenCompose(s -> CompletableFuture.completedFuture(s + "!")).join());
        t("combine", () -> done.thenCombine(CompletableFuture.completedFuture(5), Integer::sum).join());
        t("accept", () -> {
            StringBuilder b = new StringBuilder();
            done.thenAccept(b::append).thenRun(() -> b.append("|ran"));
            done.thenAcceptBoth(CompletableFuture.completedFuture("z"), (x, y) -> b.append(x).append(y));
            return b;
        });
        t("whenComplete", () -> {
            StringBuilder b = new StringBuilder();
            int v = done.whenComplete((x, e) -> b.append(x).append(e)).join();
            return b + " " + v;
        });
        CompletableFuture<Integer> failed = done.thenApply(x -> x / 0);
        t("join failed", () -> failed.join());
        t("get failed", () -> failed.get());
        t("getNow failed", () -> failed.getNow(3));
        t("state", () -> failed.isDone() + " " + failed.isCompletedExceptionally() + " " + failed.isCancelled());
        t("skip", () -> failed.thenApply(x -> x + 1).thenApply(x -> x * 2).join());
        t("exceptionally", () -> failed.exceptionally(e -> e instanceof CompletionException ? -1 : -2).join() + " " + failed.thenApply(x -> x).exceptionally(e -> e.getCause() instanceof ArithmeticException ? -3 : -4).join());
        t("handle", () -> failed.handle((v, e) -> v + " " + e).join() + " | " + done.handle((v, e) -> v + " " + e).join());
        t("failedFuture", () -> CompletableFuture.failedFuture(new IllegalStateException("pre")).join());
        t("failedFuture exceptionally", () -> CompletableFuture.<String>failedFuture(new IllegalStateException("pre")).exceptionally(e -> e.toString()).join());
        CompletableFuture<String> manual = new CompletableFuture<>();
        StringBuilder log = new StringBuilder();
        manual.thenApply(String::length).thenAccept(n -> log.append("len ").append(n).append(' '));
        manual.whenComplete((v, e) -> log.append("value ").append(v).append(' '));
        System.out.println(manual.isDone() + " " + manual.getNow("absent") + " [" + log + "] " + manual.getNumberOfDependents());
        System.out.println(manual.complete("hello") + " " + manual.complete("again") + " " + manual.join() + " [" + log + "]");
        CompletableFuture<String> ex = new CompletableFuture<>();
        System.out.println(ex.completeExceptionally(new java.io.IOException("io")) + " " + ex.handle((v, e) -> e.getClass().getSimpleName()).join());
        t("checked", () -> ex.get());
        CompletableFuture<String> c = new CompletableFuture<>();
        System.out.println(c.cancel(true) + " " + c.isCancelled() + " " + c.isCompletedExceptionally());
        t("cancelled", () -> c.get());
        t("cancelled dependent", () -> c.thenApply(x -> x).join());
        t("allOf", () -> {
            List<CompletableFuture<Integer>> fs = List.of(done, CompletableFuture.completedFuture(2), CompletableFuture.completedFuture(3));
            return CompletableFuture.allOf(fs.toArray(new CompletableFuture[0])).thenApply(v -> fs.stream().mapToInt(CompletableFuture::join).sum()).join();
        });
        t("anyOf", () -> CompletableFuture.anyOf(new CompletableFuture<>(), done).join());
        t("either", () -> done.applyToEither(new CompletableFuture<>(), x -> x * 3).join());
        t("allOf failed", () -> CompletableFuture.allOf(done, failed).join());
        t("timeout", () -> new CompletableFuture<>().get(1, TimeUnit.MILLISECONDS));
        Executor direct = Runnable::run;
        t("direct executor", () -> CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), direct).thenApplyAsync(s -> s + "!", direct).join());
        t("direct throws", () -> CompletableFuture.runAsync(() -> {
            throw new UnsupportedOperationException("direct");
        }, direct).join());
        FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
        System.out.println(task.isDone());
        task.run();
        System.out.println(task.get() + " " + task.isDone() + " " + task.cancel(true));
        FutureTask<Integer> bad = new FutureTask<>(() -> Integer.parseInt("zap"));
        bad.run();
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        }
        FutureTask<String> never = new FutureTask<>(() -> "x");
        never.cancel(false);
        try {
            never.get();
        } catch (CancellationException e) {
            System.out.println(e);
        }
        t("obtrude", () -> {
            CompletableFuture<String> o = CompletableFuture.completedFuture("old");
            o.obtrudeValue("new");
            return o.join() + " " + o.copy().join() + " " + o.toString().replaceAll("@[0-9a-f]+", "@");
        });
    }
}
