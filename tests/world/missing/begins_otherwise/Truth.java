package missing.begins_otherwise;

class Truth extends Task {
    public static void main(String[] args) {
        Truth task = new Truth();
        int count = 0;
        while (task.again()) {
            count++;
        }
        System.out.println(count);
    }
}
