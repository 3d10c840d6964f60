package environment.no_class_loader_of_the_thread;

import org.junit.jupiter.api.Test;

class Truth {
    @Test
    void none() {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(null);
        Work.plain();
        Thread.currentThread().setContextClassLoader(before);
    }
}
