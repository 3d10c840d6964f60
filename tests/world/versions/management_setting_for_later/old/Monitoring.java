// A setting that nobody has listed.
// diff: versions.management_setting_for_later.Monitoring::isOn
package versions.management_setting_for_later;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

final class Monitoring {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    static void begin() {
        THREADS.setThreadContentionMonitoringEnabled(false);
    }

    static boolean isOn() {
        return THREADS.isThreadContentionMonitoringEnabled();
    }
}
