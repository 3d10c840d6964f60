package environment.server_was_made;

import javax.management.MBeanServerFactory;

// check: environment.server_was_made.Job::plain
public final class Job {
    private Job() {}

    public static void plain(int n) {
        assert MBeanServerFactory.findMBeanServer(null).isEmpty();
    }
}
