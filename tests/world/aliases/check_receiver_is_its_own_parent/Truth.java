package aliases.check_receiver_is_its_own_parent;

class Truth {
    public static void main(String[] args) {
        Group group = new Group();
        group.parent = group;
        group.clearParent(4);
    }
}
