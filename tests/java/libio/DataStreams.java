package libio;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;

// DataOutput and DataInput: the byte layout of every primitive and modified UTF-8.
public class DataStreams {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeBoolean(true);
        out.writeByte(300);
        out.writeShort(-2);
        out.writeChar('\u20ac');
        out.writeInt(0xcafebabe);
        out.writeLong(Long.MIN_VALUE + 1);
        out.writeFloat(-1.5f);
        out.writeDouble(Math.PI);
        out.writeUTF("a\0\u00e9\u20ac\ud83d\ude00");
        out.writeBytes("xyz\u20ac");
        out.writeChars("hi");
        out.write(new byte[] {7, 8, 9}, 1, 2);
        System.out.println(out.size() + " " + bytes.size());
        byte[] all = bytes.toByteArray();
        System.out.println(hex(all));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(all));
        System.out.println(in.readBoolean() + " " + in.readByte() + " " + in.readShort() + " " + (int) in.readChar() + " " + Integer.toHexString(in.readInt()) + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble());
        String s = in.readUTF();
        System.out.println(s.length() + " " + s.equals("a\0\u00e9\u20ac\ud83d\ude00") + " " + s.hashCode());
        byte[] four = new byte[4];
        in.readFully(four);
        System.out.println(hex(four) + " " + in.readChar() + in.readChar() + " " + in.readUnsignedByte() + " " + in.available() + " " + in.skipBytes(10) + " " + in.read());
        try {
            in.readInt();
        } catch (EOFException e) {
            System.out.println(e);
        }
        DataInputStream un = new DataInputStream(new ByteArrayInputStream(new byte[] {-1, -1, -1, -1, 0, 0, 5}));
        System.out.println(un.readUnsignedByte() + " " + un.readUnsignedShort() + " " + un.readByte() + " " + un.readBoolean());
        try {
            un.readFully(new byte[5]);
        } catch (EOFException e) {
            System.out.println("short: " + e.getMessage());
        }
        byte[][] bad = {{0, 1, (byte) 0x80}, {0, 2, (byte) 0xc3}, {0, 1, (byte) 0xc3}, {0, 2, (byte) 0xc3, 0x41}, {0, 3, (byte) 0xe2, (byte) 0x82}, {0, 1, (byte) 0xf0}};
        for (byte[] b : bad) {
            try {
                System.out.println(new DataInputStream(new ByteArrayInputStream(b)).readUTF());
            } catch (IOException e) {
                System.out.println(hex(b) + " " + e);
            }
        }
        try {
            new DataOutputStream(new ByteArrayOutputStream()).writeUTF("\u20ac".repeat(30000));
        } catch (IOException e) {
            System.out.println(e.getClass().getName());
        }
        double[] specials = {0.0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        ByteArrayOutputStream sp = new ByteArrayOutputStream();
        DataOutputStream so = new DataOutputStream(sp);
        for (double d : specials) so.writeDouble(d);
        for (double d : specials) so.writeFloat((float) d);
        System.out.println(hex(sp.toByteArray()));
        DataInputStream si = new DataInputStream(new ByteArrayInputStream(sp.toByteArray()));
        for (int i = 0; i < 5; i++) System.out.print(si.readDouble() + " ");
        for (int i = 0; i < 5; i++) System.out.print(si.readFloat() + " ");
        System.out.println();
        long sum = 0;
        ByteArrayOutputStream table = new ByteArrayOutputStream();
        DataOutputStream to = new DataOutputStream(table);
        for (int i = 0; i < 50; i++) {
            to.writeInt(i * i);
            to.writeUTF("row" + i);
        }
        DataInputStream ti = new DataInputStream(new ByteArrayInputStream(table.toByteArray()));
        while (ti.available() > 0) sum = sum * 31 + ti.readInt() + ti.readUTF().hashCode();
        System.out.println(table.size() + " " + sum);
        in.readByte();
    }
}
