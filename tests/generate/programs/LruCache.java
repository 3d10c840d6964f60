import java.util.HashMap;
import java.util.Map;
/** Generic, a map from keys to nodes of a list of its own: several calls are needed to get anywhere. */
public class LruCache<K, V> {
    private static class Node<K, V> { K key; V value; Node<K, V> prev, next; Node(K k, V v) { key = k; value = v; } }
    private final int capacity;
    private final Map<K, Node<K, V>> map = new HashMap<>();
    private Node<K, V> head, tail;
    public LruCache(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException("capacity must be positive");
        this.capacity = capacity;
    }
    public V get(K key) {
        Node<K, V> n = map.get(key);
        if (n == null) return null;
        moveToFront(n);
        return n.value;
    }
    public void put(K key, V value) {
        Node<K, V> n = map.get(key);
        if (n != null) {
            n.value = value;
            moveToFront(n);
            return;
        }
        if (map.size() >= capacity) {
            map.remove(tail.key);
            unlink(tail);
        }
        n = new Node<>(key, value);
        map.put(key, n);
        addFirst(n);
    }
    public int size() { return map.size(); }
    private void moveToFront(Node<K, V> n) {
        if (n == head) return;
        unlink(n);
        addFirst(n);
    }
    private void unlink(Node<K, V> n) {
        if (n.prev != null) n.prev.next = n.next; else head = n.next;
        if (n.next != null) n.next.prev = n.prev; else tail = n.prev;
        n.prev = n.next = null;
    }
    private void addFirst(Node<K, V> n) {
        n.next = head;
        if (head != null) head.prev = n;
        head = n;
        if (tail == null) tail = n;
    }
}
