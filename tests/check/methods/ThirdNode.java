// check: ThirdNode::third
// property: exceptions
// verdict: VIOLATED
// witness: object ThirdNode$Node {next: object ThirdNode$Node {}}
public class ThirdNode {
    static class Node {
        int value;
        Node next;
    }

    static int third(Node list) {
        if (list == null || list.next == null) {
            return 0;
        }
        return list.next.next.value;
    }
}
