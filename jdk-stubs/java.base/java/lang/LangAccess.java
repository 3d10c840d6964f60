package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.security.AccessControlContext;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import jdk.internal.misc.VM;
import jdk.internal.reflect.ConstantPool;
import sun.nio.ch.Interruptible;
import sun.reflect.annotation.AnnotationType;

/**
 * What the rest of java.base may do with non-public members of java.lang.
 *
 * Stands for {@code jdk.internal.access.JavaLangAccess}, whose methods
 * differ from release to release, without implementing it: callers find the
 * methods by name and descriptor. {@code SharedSecrets.getJavaLangAccess} is
 * redirected to {@link #instance}.
 *
 * Deliberately absent: what only the module system, class definition,
 * string concatenation bootstraps and virtual threads use.
 */
@SuppressWarnings("removal")
public final class LangAccess {

    private static LangAccess instance;

    private LangAccess() {
    }

    public static Object instance() {
        if (instance == null) {
            instance = new LangAccess();
        }
        return instance;
    }

    // ---- classes ----

    public <E extends Enum<E>> E[] getEnumConstantsShared(Class<E> klass) {
        return klass.getEnumConstantsShared();
    }

    public List<Method> getDeclaredPublicMethods(Class<?> klass, String name, Class<?>... types) {
        return klass.getDeclaredPublicMethods(name, types);
    }

    public Method findMethod(Class<?> klass, boolean publicOnly, String name, Class<?>... types) {
        return klass.findMethod(publicOnly, name, types);
    }

    public Object classData(Class<?> c) {
        return c.getClassData();
    }

    public int classFileVersion(Class<?> c) {
        return c.getClassFileVersion();
    }

    public ProtectionDomain protectionDomain(Class<?> c) {
        return c.protectionDomain();
    }

    public ConstantPool getConstantPool(Class<?> klass) {
        return klass.getConstantPool();
    }

    // ---- annotations: no data for the parser ----

    public boolean casAnnotationType(Class<?> klass, AnnotationType oldType, AnnotationType newType) {
        return klass.casAnnotationType(oldType, newType);
    }

    public AnnotationType getAnnotationType(Class<?> klass) {
        return klass.getAnnotationType();
    }

    public Map<Class<? extends Annotation>, Annotation> getDeclaredAnnotationMap(Class<?> klass) {
        return klass.getDeclaredAnnotationMap();
    }

    public byte[] getRawClassAnnotations(Class<?> klass) {
        return klass.getRawAnnotations();
    }

    public byte[] getRawClassTypeAnnotations(Class<?> klass) {
        return klass.getRawTypeAnnotations();
    }

    public byte[] getRawExecutableTypeAnnotations(Executable executable) {
        return Class.getExecutableTypeAnnotationBytes(executable);
    }

    // ---- loaders, packages, modules ----

    public Class<?> findBootstrapClassOrNull(String name) {
        return ClassLoader.findBootstrapClassOrNull(name);
    }

    public ConcurrentHashMap<?, ?> createOrGetClassLoaderValueMap(ClassLoader cl) {
        return cl.createOrGetClassLoaderValueMap();
    }

    public String getLoaderNameID(ClassLoader loader) {
        return loader == null ? "null" : loader.nameAndId();
    }

    public Package definePackage(ClassLoader cl, String name, Module module) {
        return cl == null ? new Package(name, module) : cl.definePackage(name, module);
    }

    public Module defineUnnamedModule(ClassLoader loader) {
        return new Module(loader);
    }

    public void addReads(Module m1, Module m2) {
    }

    public void addReadsAllUnnamed(Module m) {
    }

    public void addExports(Module m, String pkg) {
    }

    public void addExports(Module m1, String pkg, Module m2) {
    }

    public void addExportsToAllUnnamed(Module m, String pkg) {
    }

    public void addOpens(Module m1, String pkg, Module m2) {
    }

    public void addOpensToAllUnnamed(Module m, String pkg) {
    }

    public void addUses(Module module, Class<?> service) {
    }

    public boolean isReflectivelyExported(Module module, String pkg, Module other) {
        return module.isReflectivelyExported(pkg, other);
    }

    public boolean isReflectivelyOpened(Module module, String pkg, Module other) {
        return module.isReflectivelyOpened(pkg, other);
    }

    public Module addEnableNativeAccess(Module m) {
        return m;
    }

    public boolean isEnableNativeAccess(Module m) {
        return true;
    }

    public void ensureNativeAccess(Module m, Class<?> owner, String methodName, Class<?> current,
                                   boolean jni) {
    }

    public void ensureNativeAccess(Module m, Class<?> owner, String methodName) {
    }

    public Stream<ModuleLayer> layers(ModuleLayer layer) {
        return layer.layers();
    }

    public Stream<ModuleLayer> layers(ClassLoader loader) {
        return Stream.empty();
    }

    public void invalidatePackageAccessCache() {
    }

    // ---- threads and shutdown ----

    public Thread currentCarrierThread() {
        return Thread.currentThread();
    }

    public Thread[] getAllThreads() {
        return Thread.getAllThreads();
    }

    public Thread newThreadWithAcc(Runnable target, AccessControlContext acc) {
        return new Thread(target);
    }

    public void blockedOn(Interruptible b) {
    }

    public Object scopedValueBindings() {
        return Thread.scopedValueBindings();
    }

    public Object[] scopedValueCache() {
        return Thread.scopedValueCache();
    }

    public void setScopedValueCache(Object[] cache) {
        Thread.setScopedValueCache(cache);
    }

    public void parkVirtualThread() {
        throw VM.unsupported("virtual threads");
    }

    public void parkVirtualThread(long nanos) {
        throw VM.unsupported("virtual threads");
    }

    public void unparkVirtualThread(Thread thread) {
        throw VM.unsupported("virtual threads");
    }

    public <V> V executeOnCarrierThread(Callable<V> task) throws Exception {
        return task.call();
    }

    public void exit(int statusCode) {
        Shutdown.exit(statusCode);
    }

    public boolean allowSecurityManager() {
        return false;
    }

    public void registerShutdownHook(int slot, boolean registerShutdownInProgress, Runnable hook) {
        Shutdown.add(slot, registerShutdownInProgress, hook);
    }

    public void invokeFinalize(Object o) {
    }

    // ---- streams and exceptions ----

    public InputStream initialSystemIn() {
        return System.in;
    }

    public PrintStream initialSystemErr() {
        return System.err;
    }

    public void setCause(Throwable t, Throwable cause) {
        t.setCause(cause);
    }

    // ---- strings ----

    public String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        return StringAccess.join(prefix, suffix, delimiter, elements, size);
    }

    public String concat(String prefix, Object value, String suffix) {
        return StringAccess.concat(prefix, value, suffix);
    }

    public String fastUUID(long lsb, long msb) {
        return StringAccess.fastUUID(lsb, msb);
    }

    public String newStringNoRepl(byte[] bytes, Charset cs) throws CharacterCodingException {
        return StringAccess.newStringNoRepl(bytes, cs);
    }

    public String uncheckedNewStringNoRepl(byte[] bytes, Charset cs)
            throws CharacterCodingException {
        return StringAccess.uncheckedNewStringNoRepl(bytes, cs);
    }

    public byte[] getBytesNoRepl(String s, Charset cs) throws CharacterCodingException {
        return StringAccess.getBytesNoRepl(s, cs);
    }

    public byte[] uncheckedGetBytesNoRepl(String s, Charset cs) throws CharacterCodingException {
        return StringAccess.uncheckedGetBytesNoRepl(s, cs);
    }

    public String newStringUTF8NoRepl(byte[] bytes, int off, int len) {
        return StringAccess.newStringUTF8NoRepl(bytes, off, len);
    }

    public byte[] getBytesUTF8NoRepl(String s) {
        return StringAccess.getBytesUTF8NoRepl(s);
    }

    public String uncheckedNewStringWithLatin1Bytes(byte[] src) {
        return StringAccess.uncheckedNewStringWithLatin1Bytes(src);
    }

    public boolean bytesCompatible(String string, Charset charset) {
        return StringAccess.bytesCompatible(string, charset);
    }

    public int countNonZeroAscii(String s) {
        return StringAccess.countNonZeroAscii(s);
    }

    public byte stringInitCoder() {
        return StringAccess.stringInitCoder();
    }

    public byte stringCoder(String s) {
        return StringAccess.stringCoder(s);
    }

    // ---- arrays of characters and bytes ----

    public int decodeASCII(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        return StringAccess.decodeASCII(src, srcOff, dst, dstOff, len);
    }

    public int uncheckedDecodeASCII(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        return StringAccess.uncheckedDecodeASCII(src, srcOff, dst, dstOff, len);
    }

    public int encodeASCII(char[] src, int srcOff, byte[] dst, int dstOff, int len) {
        return StringAccess.encodeASCII(src, srcOff, dst, dstOff, len);
    }

    public int uncheckedEncodeASCII(char[] src, int srcOff, byte[] dst, int dstOff, int len) {
        return StringAccess.uncheckedEncodeASCII(src, srcOff, dst, dstOff, len);
    }

    public void inflateBytesToChars(byte[] src, int srcOff, char[] dst, int dstOff, int len) {
        StringAccess.inflateBytesToChars(src, srcOff, dst, dstOff, len);
    }

    public void uncheckedInflateBytesToChars(byte[] src, int srcOff, char[] dst, int dstOff,
                                             int len) {
        StringAccess.uncheckedInflateBytesToChars(src, srcOff, dst, dstOff, len);
    }

    public int countPositives(byte[] bytes, int off, int len) {
        return StringAccess.countPositives(bytes, off, len);
    }

    public int uncheckedCountPositives(byte[] bytes, int off, int len) {
        return StringAccess.uncheckedCountPositives(bytes, off, len);
    }

    public char getUTF16Char(byte[] bytes, int index) {
        return StringAccess.getUTF16Char(bytes, index);
    }

    public char uncheckedGetUTF16Char(byte[] bytes, int index) {
        return StringAccess.uncheckedGetUTF16Char(bytes, index);
    }

    public void putCharUTF16(byte[] bytes, int index, int c) {
        StringAccess.putCharUTF16(bytes, index, c);
    }

    public void uncheckedPutCharUTF16(byte[] bytes, int index, int c) {
        StringAccess.uncheckedPutCharUTF16(bytes, index, c);
    }
}
