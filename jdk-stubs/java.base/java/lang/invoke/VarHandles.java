package java.lang.invoke;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.MemberTable;
import java.lang.reflect.Modifier;

import jdk.internal.reflect.MemberCalls;

/**
 * The kinds of variables: instance fields, static fields, array elements,
 * and numbers in byte arrays.
 */
final class VarHandles {

    private VarHandles() {
    }

    /** {@code receiver}: the type of the first coordinate, ignored for static fields. */
    static VarHandle ofField(Field f, Class<?> receiver) {
        boolean readOnly = Modifier.isFinal(f.getModifiers());
        int slot = MemberTable.slot(f);
        return Modifier.isStatic(f.getModifiers())
            ? new StaticField(f.getDeclaringClass(), slot, f.getType(), readOnly)
            : new InstanceField(receiver, slot, f.getType(), readOnly);
    }

    // ---- fields ----

    static final class InstanceField extends VarHandle {

        private final int slot;

        InstanceField(Class<?> receiver, int slot, Class<?> type, boolean readOnly) {
            super(type, readOnly, receiver);
            this.slot = slot;
        }

        @Override
        Object read(Object[] args) {
            return MemberCalls.get(args[0], slot, varType());
        }

        @Override
        void write(Object[] args, Object value) {
            MemberCalls.set(args[0], slot, varType(), value);
        }
    }

    static final class StaticField extends VarHandle {

        private final Class<?> owner;
        private final int slot;

        StaticField(Class<?> owner, int slot, Class<?> type, boolean readOnly) {
            super(type, readOnly);
            this.owner = owner;
            this.slot = slot;
        }

        @Override
        Object read(Object[] args) {
            MemberCalls.initialize(owner);
            return MemberCalls.get(owner, slot, varType());
        }

        @Override
        void write(Object[] args, Object value) {
            MemberCalls.initialize(owner);
            MemberCalls.set(owner, slot, varType(), value);
        }
    }

    // ---- array elements ----

    /** The index in {@code args[1]} of the array in {@code args[0]}; out of range it fails as array code does. */
    static int checkedIndex(Object[] args) {
        int index = (Integer) args[1];
        int length = Array.getLength(args[0]);
        if (index < 0 || index >= length) {
            throw new ArrayIndexOutOfBoundsException(
                "Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    static final class ArrayElement extends VarHandle {

        ArrayElement(Class<?> arrayClass) {
            super(arrayClass.getComponentType(), false, arrayClass, int.class);
        }

        @Override
        Object read(Object[] args) {
            if (args[0] instanceof Object[]) {
                return ((Object[]) args[0])[(Integer) args[1]];
            }
            return Array.get(args[0], checkedIndex(args));
        }

        @Override
        void write(Object[] args, Object value) {
            if (args[0] instanceof Object[]) {
                ((Object[]) args[0])[(Integer) args[1]] = value;
            } else {
                Array.set(args[0], checkedIndex(args), value);
            }
        }
    }

    // ---- numbers in byte arrays ----

    static final class ByteView extends VarHandle {

        private final int size;
        private final boolean bigEndian;

        ByteView(Class<?> type, boolean bigEndian) {
            super(type, false, byte[].class, int.class);
            this.size = sizeOf(type);
            this.bigEndian = bigEndian;
        }

        private static int sizeOf(Class<?> type) {
            if (type == short.class || type == char.class) {
                return 2;
            }
            if (type == int.class || type == float.class) {
                return 4;
            }
            if (type == long.class || type == double.class) {
                return 8;
            }
            throw new UnsupportedOperationException();
        }

        private int index(byte[] bytes, Object index) {
            int i = (Integer) index;
            int limit = bytes.length - size + 1;
            if (i < 0 || i >= limit) {
                throw new IndexOutOfBoundsException("Index " + i + " out of bounds for length "
                    + Math.max(limit, 0));
            }
            return i;
        }

        /** Atomic access is for 32 and 64 bits at aligned indexes. */
        @Override
        void checkAtomic(Object[] args) {
            int i = index((byte[]) args[0], args[1]);
            if ((i & size - 1) != 0) {
                throw new IllegalStateException("Misaligned access at index: " + i);
            }
        }

        @Override
        public boolean isAccessModeSupported(AccessMode mode) {
            boolean plain = mode.ordinal() <= AccessMode.SET_OPAQUE.ordinal();
            boolean floating = varType() == float.class || varType() == double.class;
            boolean update = mode.at == AccessType.GET_AND_UPDATE && mode.operator() != 's';
            return plain || size >= 4 && !(floating && update);
        }

        @Override
        Object read(Object[] args) {
            byte[] bytes = (byte[]) args[0];
            int i = index(bytes, args[1]);
            long bits = 0;
            for (int k = 0; k < size; k++) {
                int at = bigEndian ? i + k : i + size - 1 - k;
                bits = bits << 8 | bytes[at] & 0xff;
            }
            return fromBits(bits);
        }

        @Override
        void write(Object[] args, Object value) {
            byte[] bytes = (byte[]) args[0];
            int i = index(bytes, args[1]);
            long bits = toBits(value);
            for (int k = 0; k < size; k++) {
                bytes[bigEndian ? i + size - 1 - k : i + k] = (byte) (bits >> 8 * k);
            }
        }

        private Object fromBits(long bits) {
            if (varType() == int.class) {
                return (int) bits;
            }
            if (varType() == long.class) {
                return bits;
            }
            if (varType() == short.class) {
                return (short) bits;
            }
            if (varType() == char.class) {
                return (char) bits;
            }
            return varType() == float.class ? (Object) Float.intBitsToFloat((int) bits)
                                            : (Object) Double.longBitsToDouble(bits);
        }

        private long toBits(Object value) {
            if (varType() == char.class) {
                return (Character) value;
            }
            if (varType() == float.class) {
                return Float.floatToRawIntBits((Float) value);
            }
            if (varType() == double.class) {
                return Double.doubleToRawLongBits((Double) value);
            }
            return ((Number) value).longValue();
        }
    }
}
