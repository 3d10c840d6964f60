package environment.server_was_made;

import javax.management.MBeanServerFactory;

public class Truth {
    public static void main(String[] args) {
        MBeanServerFactory.createMBeanServer();
        Job.plain(1);
    }
}
