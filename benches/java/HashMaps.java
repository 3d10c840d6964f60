import java.util.HashMap;
import java.util.Map;

/** Counting words in hash maps. */
public class HashMaps {
    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        Map<String, Integer> words = new HashMap<>();
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < count; i++) {
            words.merge("w" + (i * 7919) % 997, 1, Integer::sum);
            numbers.put(i ^ (i >>> 4), numbers.getOrDefault(i, 0) + 1);
        }
        int sum = 0;
        for (Map.Entry<String, Integer> entry : words.entrySet()) {
            sum += entry.getKey().hashCode() * entry.getValue();
        }
        System.out.println(sum + " " + numbers.size());
    }
}
