/** Calls of unknown operations with unknown numbers on each container, with what must hold afterwards. */
public final class Drivers {
    private static final int CALLS = 5;

    private static boolean fits(boolean[] which, int[] with) {
        return which != null && with != null && which.length == CALLS && with.length == CALLS;
    }

    public static void nodeStack(boolean[] pushes, int[] with) {
        if (!fits(pushes, with)) {
            return;
        }
        NodeStack stack = new NodeStack();
        int size = 0;
        for (int i = 0; i < CALLS; i++) {
            if (pushes[i]) {
                stack.push(with[i]);
                size++;
                assert stack.top() == with[i];
            } else if (!stack.isEmpty()) {
                stack.pop();
                size--;
            }
        }
        assert stack.size() == size;
    }

    public static void arrayStack(boolean[] pushes, int[] with) {
        if (!fits(pushes, with)) {
            return;
        }
        ArrayStack stack = new ArrayStack();
        int size = 0;
        for (int i = 0; i < CALLS; i++) {
            if (pushes[i] && !stack.isFull()) {
                stack.push(with[i]);
                size++;
                assert stack.indexOf(with[i]) == size - 1;
            } else if (!stack.isEmpty()) {
                stack.pop();
                size--;
            }
        }
        assert stack.size() == size;
    }

    public static void nodeQueue(boolean[] enqueues, int[] with) {
        if (!fits(enqueues, with)) {
            return;
        }
        NodeQueue queue = new NodeQueue();
        int size = 0;
        for (int i = 0; i < CALLS; i++) {
            if (enqueues[i]) {
                queue.enqueue(with[i]);
                size++;
            } else if (!queue.isEmpty()) {
                queue.dequeue();
                size--;
            }
        }
        assert queue.size() == size;
    }

    public static void nodeList(boolean[] atEnd, int[] with) {
        if (!fits(atEnd, with)) {
            return;
        }
        NodeList list = new NodeList();
        for (int i = 0; i < CALLS; i++) {
            if (atEnd[i]) {
                list.addLast(with[i]);
            } else {
                list.addFirst(with[i]);
            }
        }
        int found = list.indexOf(with[0]);
        assert found >= 0 && list.get(found) == with[0];
    }

    public static void doublyLinkedList(boolean[] removes, int[] with) {
        if (!fits(removes, with)) {
            return;
        }
        DoublyLinkedList list = new DoublyLinkedList();
        int size = 0;
        for (int i = 0; i < CALLS; i++) {
            if (removes[i]) {
                if (list.remove(with[i])) {
                    size--;
                }
            } else {
                list.addLast(with[i]);
                size++;
            }
        }
        assert list.size() == size;
    }

    public static void sortedListInt(boolean[] removes, int[] with) {
        if (!fits(removes, with)) {
            return;
        }
        SortedListInt list = new SortedListInt();
        int size = 0;
        for (int i = 0; i < CALLS; i++) {
            if (removes[i]) {
                if (list.remove(with[i])) {
                    size--;
                }
            } else {
                list.add(with[i]);
                size++;
                assert list.contains(with[i]);
            }
        }
        assert list.size() == size;
    }

    public static void slPriorityQueue(boolean[] removes, int[] with) {
        if (!fits(removes, with)) {
            return;
        }
        SLPriorityQueue queue = new SLPriorityQueue();
        for (int i = 0; i < CALLS; i++) {
            if (!removes[i]) {
                queue.insert(with[i] & 0xff, i);
                assert queue.minKey() <= (with[i] & 0xff);
            } else if (!queue.isEmpty()) {
                queue.removeMin();
            }
        }
        assert queue.size() <= CALLS;
    }

    public static void binarySearchTree(boolean[] removes, int[] with) {
        if (!fits(removes, with)) {
            return;
        }
        BinarySearchTree tree = new BinarySearchTree();
        for (int i = 0; i < CALLS; i++) {
            if (removes[i]) {
                tree.remove(with[i]);
                assert !tree.contains(with[i]);
            } else {
                tree.put(with[i], i);
                assert tree.get(with[i]) == i;
            }
        }
        assert tree.size() <= CALLS;
    }

    public static void slIntMaxNode(boolean[] removes, int[] with) {
        if (!fits(removes, with)) {
            return;
        }
        SLIntMaxNode list = new SLIntMaxNode();
        for (int i = 0; i < CALLS; i++) {
            if (removes[i]) {
                list.remove(with[i]);
            } else {
                list.add(with[i]);
                assert list.min() <= with[i] && with[i] <= list.max();
            }
        }
    }

    public static void searchTreeInt(boolean[] adds, int[] with) {
        if (!fits(adds, with)) {
            return;
        }
        SearchTreeInt tree = new SearchTreeInt(0);
        int size = 1;
        for (int i = 0; i < CALLS; i++) {
            if (adds[i]) {
                if (tree.add(with[i])) {
                    size++;
                }
                assert tree.contains(with[i]);
            }
        }
        assert tree.size() == size;
    }
}
