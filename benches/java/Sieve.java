/** Primes by the sieve of Eratosthenes: boolean arrays and tight loops. */
public class Sieve {
    static int primesUpTo(int limit) {
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (int j = 2 * i; j <= limit; j += i) {
                    composite[j] = true;
                }
            }
        }
        return count;
    }

    public static void main(String[] args) {
        System.out.println(primesUpTo(Integer.parseInt(args[0])));
    }
}
