package versions.management_setting_for_later;

public class Truth {
    public static void main(String[] args) {
        Monitoring.begin();
        System.out.println(Monitoring.isOn());
    }
}
