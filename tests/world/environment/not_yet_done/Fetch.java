// A future that was just begun need not be done: its task runs beside the program.
// check: environment.not_yet_done.Fetch::size(int)
package environment.not_yet_done;

import java.util.concurrent.CompletableFuture;

public final class Fetch {
    private Fetch() {
    }

    public static int size(int count) {
        CompletableFuture<Integer> answer = CompletableFuture.supplyAsync(() -> count * 2);
        assert answer.isDone() : "not yet";
        return answer.join();
    }
}
