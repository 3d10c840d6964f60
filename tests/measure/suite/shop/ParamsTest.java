package shop;

import static org.junit.jupiter.api.Assertions.*;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.*;

class ParamsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 100, 7})
    void levels(long n) {
        assertEquals(n == 1 ? 10 : n <= 3 ? 20 : n == 100 ? 30 : 0, Words.level((int) n));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"if, keyword", "true, literal", "'12', number", "x1, name", "'', name"})
    void kinds(String word, String kind) {
        assertEquals(kind, Words.kind(word));
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', nullValues = "NIL", value = {"2;2;2;EQUILATERAL", "2;2;3;ISOSCELES", "0x3;4;5;SCALENE"})
    void classified(int a, short b, byte c, Triangle.Kind kind) {
        assertEquals(kind, Triangle.classify(a, b, c));
    }

    @ParameterizedTest
    @CsvSource(textBlock = "# amount, cents\n1, 100\n'2.50', 250\n-1.05, -105\n", useHeadersInDisplayName = false)
    void money(Money money, long cents) {
        assertEquals(cents, money.cents());
    }

    @ParameterizedTest
    @EnumSource
    void everyKind(Triangle.Kind kind) {
        assertNotNull(kind.name());
    }

    @ParameterizedTest
    @EnumSource(value = Triangle.Kind.class, names = {"NONE", "SCALENE"}, mode = EnumSource.Mode.EXCLUDE)
    void equalSides(Triangle.Kind kind) {
        assertTrue(kind.name().endsWith("L") || kind.name().endsWith("S"));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.MATCH_ANY, names = {".*LA.*", "N.*"})
    void matching(Triangle.Kind kind) {
        assertNotEquals(Triangle.Kind.ISOSCELES, kind);
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {" ", "\t"})
    void blank(String text) {
        assertTrue(Words.blank(text));
    }

    @ParameterizedTest
    @EmptySource
    void emptyArray(double[] numbers) {
        assertEquals(0, numbers.length);
    }

    @ParameterizedTest
    @MethodSource
    void sums(Money a, Money b, String sum) {
        assertEquals(sum, a.plus(b).toString());
    }

    static Stream<Arguments> sums() {
        return Stream.of(
            arguments(new Money(150), Named.of("five", new Money(5)), "1.55"),
            arguments(new Money(-5), new Money(0), "0.05"));
    }

    @ParameterizedTest
    @MethodSource({"numbers", "shop.ParamsTest#more", "listed"})
    void numbers(int n, TestInfo info) {
        assertTrue(n > 0, info.getDisplayName());
        assertEquals("numbers", info.getTestMethod().get().getName());
    }

    static IntStream numbers() {
        return IntStream.rangeClosed(1, 3);
    }

    static int[] more() {
        return new int[] {5, 6};
    }

    static Iterator<Integer> listed() {
        return List.of(8, 9).iterator();
    }

    @ParameterizedTest
    @CsvSource({"2.5, 2020-02-29, 3.25, A", "-1, 1999-12-31, 1e3, b"})
    void conversions(double d, LocalDate date, BigDecimal exact, char letter) {
        assertTrue(d < exact.doubleValue() && date.getYear() > 1900 && Character.isLetter(letter));
    }

    @ParameterizedTest
    @CsvSource({"x", "1"})
    void badConversion(int n) {
        assertEquals(1, n);
    }
}
