package shop;

public class InstanceMain {
    public void main(String[] args) {}
}
