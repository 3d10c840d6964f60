package java.security;

/**
 * Runs privileged actions. There is no security manager: every action is
 * simply run and every permission is granted.
 *
 * Deliberately absent: access control contexts with any meaning; one empty
 * context stands for all.
 */
@SuppressWarnings("removal")
public final class AccessController {

    private static AccessControlContext context;

    private AccessController() {
    }

    // ---- actions without checked exceptions ----

    public static <T> T doPrivileged(PrivilegedAction<T> action) {
        return action.run();
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context) {
        return action.run();
    }

    public static <T> T doPrivileged(PrivilegedAction<T> action, AccessControlContext context,
                                     Permission... perms) {
        return action.run();
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action) {
        return action.run();
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedAction<T> action,
                                                 AccessControlContext context,
                                                 Permission... perms) {
        return action.run();
    }

    // ---- actions with checked exceptions ----

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        try {
            return action.run();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new PrivilegedActionException(e);
        }
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action,
                                     AccessControlContext context)
            throws PrivilegedActionException {
        return doPrivileged(action);
    }

    public static <T> T doPrivileged(PrivilegedExceptionAction<T> action,
                                     AccessControlContext context, Permission... perms)
            throws PrivilegedActionException {
        return doPrivileged(action);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action)
            throws PrivilegedActionException {
        return doPrivileged(action);
    }

    public static <T> T doPrivilegedWithCombiner(PrivilegedExceptionAction<T> action,
                                                 AccessControlContext context,
                                                 Permission... perms)
            throws PrivilegedActionException {
        return doPrivileged(action);
    }

    // ---- contexts and permissions ----

    public static AccessControlContext getContext() {
        if (context == null) {
            context = new AccessControlContext(new ProtectionDomain[0]);
        }
        return context;
    }

    static AccessControlContext getInheritedAccessControlContext() {
        return getContext();
    }

    public static void checkPermission(Permission perm) {
        if (perm == null) {
            throw new NullPointerException("permission can't be null");
        }
    }
}
