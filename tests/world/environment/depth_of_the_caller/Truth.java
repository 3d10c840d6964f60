package environment.depth_of_the_caller;

class Truth {
    public static void main(String[] args) {
        descend(30);
    }

    private static void descend(int more) {
        if (more == 0) {
            Depth.level();
        } else {
            descend(more - 1);
        }
    }
}
