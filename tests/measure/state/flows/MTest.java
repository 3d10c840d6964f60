import org.junit.jupiter.api.*;
import static org.junit.jupiter.api.Assertions.*;
class MTest {
  M m = new M();
  @Test void a() { m.a(1); assertEquals(1, m.viaSort()); }
  @Test void b() { m.b(42); assertEquals("00042|x", m.viaFormat()); }
  @Test void c() { m.c(2); assertEquals(12, m.viaStream()); }
  @Test void d() { m.d(3); assertEquals(2 + '3', m.viaException()); }
  @Test void e() { m.e(12); assertEquals("212121", m.viaBuilder()); }
  @Test void f() { m.f(9); assertEquals(9, m.viaProperty()); }
  @Test void g() { m.g(9); assertEquals(9, m.viaThreadLocal()); }
  @Test void h() { m.h(9); assertEquals(9, m.viaQueue()); }
  @Test void i() { m.i(9); assertEquals(3, m.viaHash()); }
  @Test void j() { m.j(9); assertEquals(9, m.viaArraycopy()); }
  @Test void k() { m.k(9); assertEquals(10, m.viaBits()); }
  @Test void l() { m.l(9); assertEquals(10, m.viaConcurrent()); }
  @Test void mm() { m.m(2); assertEquals(20, m.viaSwitch()); }
  @Test void n() { m.n(17); assertTrue(m.viaString()); }
  @Test void o() { m.o(17); assertEquals(33, m.viaParse()); }
  @Test void p() { m.p(5); assertEquals(6, m.viaCallback(x -> x + 1)); }
  @Test void lng() { m.unused(5); assertEquals(7, m.ignoring()); }
  @Test void dbl() { m.dead(5); assertEquals(0, m.printed()); }
  @Test void sa() { m.sa(2); assertEquals(7, m.lookup()); }
  @Test void text() { m.text("abc1"); assertTrue(m.regex()); }
  @Test void arr() { m.put(4); assertEquals(4, m.sum()); }
  @Test void list() { m.add(4); m.add(5); assertEquals(5, m.last()); }
  @Test void map() { m.set("x", 4); m.set("a", 5); assertEquals("a5,x4", m.joined()); }
  @Test void next() { m.link(); assertEquals(1, m.linked()); }
  @Test void named() { m.named("worker"); assertEquals("worker", m.viaThread()); }
  @Test void sized() { m.sized(4); assertEquals(3, m.viaRefused()); }
  @Test void obj() { m.obj("s"); assertEquals(1, m.kind()); }
}
