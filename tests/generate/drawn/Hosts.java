import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;

/** Addresses as values: nothing is looked up. */
public class Hosts {
    public static String kind(byte[] address) throws UnknownHostException {
        InetAddress found = InetAddress.getByAddress(address.length > 3 ? new byte[16] : new byte[] {10, 0, 0, 1});
        if (found instanceof Inet6Address) {
            return found.getHostAddress().length() > address.length ? "any" : "six";
        }
        return found.getAddress()[0] > address.length + 8 ? "few" : "four";
    }
}
