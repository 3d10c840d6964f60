package versions.management_setting_for_later;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

final class Monitoring {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static void begin() {
        THREADS.setThreadContentionMonitoringEnabled(true);
    }

    static boolean isOn() {
        return THREADS.isThreadContentionMonitoringEnabled();
    }
}
