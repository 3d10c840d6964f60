package limits;

/** A class implementing very many interfaces, and a call site seeing very many classes. */
public class TypeFlood {
    interface I0 { default int m0(int x) { return x * 3 + 0; } default int same() { return 0; } }
    interface I1 { default int m1(int x) { return x * 6 + 1; } default int same() { return 1; } }
    interface I2 { default int m2(int x) { return x * 6 + 2; } default int same() { return 2; } }
    interface I3 { default int m3(int x) { return x * 3 + 3; } default int same() { return 3; } }
    interface I4 { default int m4(int x) { return x * 4 + 4; } default int same() { return 4; } }
    interface I5 { default int m5(int x) { return x * 6 + 5; } default int same() { return 5; } }
    interface I6 { default int m6(int x) { return x * 5 + 6; } default int same() { return 6; } }
    interface I7 { default int m7(int x) { return x * 7 + 7; } default int same() { return 7; } }
    interface I8 { default int m8(int x) { return x * 6 + 8; } default int same() { return 8; } }
    interface I9 { default int m9(int x) { return x * 2 + 9; } default int same() { return 9; } }
    interface I10 extends I1 { default int m10(int x) { return x ^ 930; } }
    interface I11 extends I9 { default int m11(int x) { return x ^ 265; } }
    interface I12 extends I11 { default int m12(int x) { return x ^ 239; } }
    interface I13 extends I7 { default int m13(int x) { return x ^ 734; } }
    interface I14 extends I12 { default int m14(int x) { return x ^ 553; } }
    interface I15 extends I14 { default int m15(int x) { return x ^ 487; } }
    interface I16 extends I13 { default int m16(int x) { return x ^ 654; } }
    interface I17 extends I10 { default int m17(int x) { return x ^ 237; } }
    interface I18 extends I11 { default int m18(int x) { return x ^ 888; } }
    interface I19 extends I18 { default int m19(int x) { return x ^ 399; } }
    interface I20 extends I11 { default int m20(int x) { return x ^ 687; } }
    interface I21 extends I13 { default int m21(int x) { return x ^ 163; } }
    interface I22 extends I13 { default int m22(int x) { return x ^ 308; } }
    interface I23 extends I14 { default int m23(int x) { return x ^ 843; } }
    interface I24 extends I19 { default int m24(int x) { return x ^ 484; } }
    interface I25 extends I22 { default int m25(int x) { return x ^ 731; } }
    interface I26 extends I23 { default int m26(int x) { return x ^ 404; } }
    interface I27 extends I25 { default int m27(int x) { return x ^ 987; } }
    interface I28 extends I21 { default int m28(int x) { return x ^ 899; } }
    interface I29 extends I25 { default int m29(int x) { return x ^ 99; } }
    interface I30 extends I21 { default int m30(int x) { return x ^ 139; } }
    interface I31 extends I29 { default int m31(int x) { return x ^ 222; } }
    interface I32 extends I27 { default int m32(int x) { return x ^ 988; } }
    interface I33 extends I30 { default int m33(int x) { return x ^ 797; } }
    interface I34 extends I29 { default int m34(int x) { return x ^ 431; } }
    interface I35 extends I34 { default int m35(int x) { return x ^ 853; } }
    interface I36 extends I33 { default int m36(int x) { return x ^ 587; } }
    interface I37 extends I33 { default int m37(int x) { return x ^ 546; } }
    interface I38 extends I35 { default int m38(int x) { return x ^ 598; } }
    interface I39 extends I33 { default int m39(int x) { return x ^ 925; } }
    interface I40 extends I36 { default int m40(int x) { return x ^ 698; } }
    interface I41 extends I32 { default int m41(int x) { return x ^ 876; } }
    interface I42 extends I37 { default int m42(int x) { return x ^ 620; } }
    interface I43 extends I36 { default int m43(int x) { return x ^ 715; } }
    interface I44 extends I40 { default int m44(int x) { return x ^ 987; } }
    interface I45 extends I44 { default int m45(int x) { return x ^ 926; } }
    interface I46 extends I38 { default int m46(int x) { return x ^ 730; } }
    interface I47 extends I41 { default int m47(int x) { return x ^ 648; } }
    interface I48 extends I43 { default int m48(int x) { return x ^ 291; } }
    interface I49 extends I41 { default int m49(int x) { return x ^ 64; } }
    interface I50 extends I48 { default int m50(int x) { return x ^ 874; } }
    interface I51 extends I49 { default int m51(int x) { return x ^ 90; } }
    interface I52 extends I48 { default int m52(int x) { return x ^ 819; } }
    interface I53 extends I45 { default int m53(int x) { return x ^ 420; } }
    interface I54 extends I47 { default int m54(int x) { return x ^ 20; } }
    interface I55 extends I50 { default int m55(int x) { return x ^ 437; } }
    interface I56 extends I53 { default int m56(int x) { return x ^ 893; } }
    interface I57 extends I49 { default int m57(int x) { return x ^ 45; } }
    interface I58 extends I49 { default int m58(int x) { return x ^ 386; } }
    interface I59 extends I55 { default int m59(int x) { return x ^ 564; } }
    interface I60 extends I55 { default int m60(int x) { return x ^ 517; } }
    interface I61 extends I55 { default int m61(int x) { return x ^ 36; } }
    interface I62 extends I57 { default int m62(int x) { return x ^ 7; } }
    interface I63 extends I55 { default int m63(int x) { return x ^ 110; } }
    interface I64 extends I63 { default int m64(int x) { return x ^ 32; } }
    interface I65 extends I59 { default int m65(int x) { return x ^ 994; } }
    interface I66 extends I63 { default int m66(int x) { return x ^ 298; } }
    interface I67 extends I62 { default int m67(int x) { return x ^ 159; } }
    interface I68 extends I59 { default int m68(int x) { return x ^ 888; } }
    interface I69 extends I65 { default int m69(int x) { return x ^ 321; } }
    static class All implements I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, I16, I17, I18, I19, I20, I21, I22, I23, I24, I25, I26, I27, I28, I29, I30, I31, I32, I33, I34, I35, I36, I37, I38, I39, I40, I41, I42, I43, I44, I45, I46, I47, I48, I49, I50, I51, I52, I53, I54, I55, I56, I57, I58, I59, I60, I61, I62, I63, I64, I65, I66, I67, I68, I69 {
        @Override public int same() { return I0.super.same() + I2.super.same() + I3.super.same() + I4.super.same() + I5.super.same() + I6.super.same() + I8.super.same(); }
        @Override public int m33(int x) { return -x; }
    }

    static abstract class Base { abstract int id(); int twice() { return id() * 2; } }
    static class C0 extends Base { @Override int id() { return 368; } @Override int twice() { return super.twice() + 1; } }
    static class C1 extends Base { @Override int id() { return 981; } }
    static class C2 extends Base { @Override int id() { return 141; } }
    static class C3 extends Base { @Override int id() { return 918; } }
    static class C4 extends Base { @Override int id() { return 882; } }
    static class C5 extends Base { @Override int id() { return 386; } }
    static class C6 extends Base { @Override int id() { return 385; } }
    static class C7 extends Base { @Override int id() { return 471; } @Override int twice() { return super.twice() + 1; } }
    static class C8 extends Base { @Override int id() { return 890; } }
    static class C9 extends Base { @Override int id() { return 532; } }
    static class C10 extends Base { @Override int id() { return 395; } }
    static class C11 extends Base { @Override int id() { return 659; } }
    static class C12 extends Base { @Override int id() { return 887; } }
    static class C13 extends Base { @Override int id() { return 609; } }
    static class C14 extends Base { @Override int id() { return 697; } @Override int twice() { return super.twice() + 1; } }
    static class C15 extends Base { @Override int id() { return 572; } }
    static class C16 extends Base { @Override int id() { return 105; } }
    static class C17 extends Base { @Override int id() { return 635; } }
    static class C18 extends Base { @Override int id() { return 996; } }
    static class C19 extends Base { @Override int id() { return 963; } }
    static class C20 extends Base { @Override int id() { return 830; } }
    static class C21 extends Base { @Override int id() { return 519; } @Override int twice() { return super.twice() + 1; } }
    static class C22 extends Base { @Override int id() { return 277; } }
    static class C23 extends Base { @Override int id() { return 441; } }
    static class C24 extends Base { @Override int id() { return 649; } }
    static class C25 extends Base { @Override int id() { return 737; } }
    static class C26 extends Base { @Override int id() { return 732; } }
    static class C27 extends Base { @Override int id() { return 243; } }
    static class C28 extends Base { @Override int id() { return 958; } @Override int twice() { return super.twice() + 1; } }
    static class C29 extends Base { @Override int id() { return 308; } }
    static class C30 extends C0 { @Override int id() { return 447 + super.id(); } }
    static class C31 extends C1 { @Override int id() { return 264 + super.id(); } }
    static class C32 extends C2 { @Override int id() { return 533 + super.id(); } }
    static class C33 extends C3 { @Override int id() { return 310 + super.id(); } }
    static class C34 extends C4 { @Override int id() { return 561 + super.id(); } }
    static class C35 extends C5 { @Override int id() { return 347 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C36 extends C6 { @Override int id() { return 11 + super.id(); } }
    static class C37 extends C7 { @Override int id() { return 807 + super.id(); } }
    static class C38 extends C8 { @Override int id() { return 425 + super.id(); } }
    static class C39 extends C9 { @Override int id() { return 593 + super.id(); } }
    static class C40 extends C10 { @Override int id() { return 322 + super.id(); } }
    static class C41 extends C11 { @Override int id() { return 20 + super.id(); } }
    static class C42 extends C12 { @Override int id() { return 385 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C43 extends C13 { @Override int id() { return 630 + super.id(); } }
    static class C44 extends C14 { @Override int id() { return 603 + super.id(); } }
    static class C45 extends C15 { @Override int id() { return 647 + super.id(); } }
    static class C46 extends C16 { @Override int id() { return 136 + super.id(); } }
    static class C47 extends C17 { @Override int id() { return 61 + super.id(); } }
    static class C48 extends C18 { @Override int id() { return 648 + super.id(); } }
    static class C49 extends C19 { @Override int id() { return 642 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C50 extends C20 { @Override int id() { return 340 + super.id(); } }
    static class C51 extends C21 { @Override int id() { return 477 + super.id(); } }
    static class C52 extends C22 { @Override int id() { return 361 + super.id(); } }
    static class C53 extends C23 { @Override int id() { return 695 + super.id(); } }
    static class C54 extends C24 { @Override int id() { return 939 + super.id(); } }
    static class C55 extends C25 { @Override int id() { return 361 + super.id(); } }
    static class C56 extends C26 { @Override int id() { return 623 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C57 extends C27 { @Override int id() { return 723 + super.id(); } }
    static class C58 extends C28 { @Override int id() { return 285 + super.id(); } }
    static class C59 extends C29 { @Override int id() { return 755 + super.id(); } }
    static class C60 extends C30 { @Override int id() { return 501 + super.id(); } }
    static class C61 extends C31 { @Override int id() { return 22 + super.id(); } }
    static class C62 extends C32 { @Override int id() { return 603 + super.id(); } }
    static class C63 extends C33 { @Override int id() { return 62 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C64 extends C34 { @Override int id() { return 977 + super.id(); } }
    static class C65 extends C35 { @Override int id() { return 692 + super.id(); } }
    static class C66 extends C36 { @Override int id() { return 21 + super.id(); } }
    static class C67 extends C37 { @Override int id() { return 986 + super.id(); } }
    static class C68 extends C38 { @Override int id() { return 378 + super.id(); } }
    static class C69 extends C39 { @Override int id() { return 257 + super.id(); } }
    static class C70 extends C40 { @Override int id() { return 643 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C71 extends C41 { @Override int id() { return 467 + super.id(); } }
    static class C72 extends C42 { @Override int id() { return 305 + super.id(); } }
    static class C73 extends C43 { @Override int id() { return 606 + super.id(); } }
    static class C74 extends C44 { @Override int id() { return 615 + super.id(); } }
    static class C75 extends C45 { @Override int id() { return 327 + super.id(); } }
    static class C76 extends C46 { @Override int id() { return 181 + super.id(); } }
    static class C77 extends C47 { @Override int id() { return 372 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C78 extends C48 { @Override int id() { return 189 + super.id(); } }
    static class C79 extends C49 { @Override int id() { return 320 + super.id(); } }
    static class C80 extends C50 { @Override int id() { return 776 + super.id(); } }
    static class C81 extends C51 { @Override int id() { return 378 + super.id(); } }
    static class C82 extends C52 { @Override int id() { return 864 + super.id(); } }
    static class C83 extends C53 { @Override int id() { return 609 + super.id(); } }
    static class C84 extends C54 { @Override int id() { return 270 + super.id(); } @Override int twice() { return super.twice() + 1; } }
    static class C85 extends C55 { @Override int id() { return 307 + super.id(); } }
    static class C86 extends C56 { @Override int id() { return 806 + super.id(); } }
    static class C87 extends C57 { @Override int id() { return 386 + super.id(); } }
    static class C88 extends C58 { @Override int id() { return 107 + super.id(); } }
    static class C89 extends C59 { @Override int id() { return 790 + super.id(); } }

    static final Base[] CS = {
        new C0(), new C1(), new C2(), new C3(), new C4(), new C5(), new C6(), new C7(), new C8(),
        new C9(), new C10(), new C11(), new C12(), new C13(), new C14(), new C15(), new C16(), new C17(),
        new C18(), new C19(), new C20(), new C21(), new C22(), new C23(), new C24(), new C25(), new C26(),
        new C27(), new C28(), new C29(), new C30(), new C31(), new C32(), new C33(), new C34(), new C35(),
        new C36(), new C37(), new C38(), new C39(), new C40(), new C41(), new C42(), new C43(), new C44(),
        new C45(), new C46(), new C47(), new C48(), new C49(), new C50(), new C51(), new C52(), new C53(),
        new C54(), new C55(), new C56(), new C57(), new C58(), new C59(), new C60(), new C61(), new C62(),
        new C63(), new C64(), new C65(), new C66(), new C67(), new C68(), new C69(), new C70(), new C71(),
        new C72(), new C73(), new C74(), new C75(), new C76(), new C77(), new C78(), new C79(), new C80(),
        new C81(), new C82(), new C83(), new C84(), new C85(), new C86(), new C87(), new C88(), new C89(),
    };

    static int viaIfaces(Object o, int x) {
        int h = x;
        h = h * 31 + ((I0) o).m0(h) + ((I1) o).m1(h) + ((I2) o).m2(h) + ((I3) o).m3(h) + ((I4) o).m4(h);
        h = h * 31 + ((I5) o).m5(h) + ((I6) o).m6(h) + ((I7) o).m7(h) + ((I8) o).m8(h) + ((I9) o).m9(h);
        h = h * 31 + ((I10) o).m10(h) + ((I11) o).m11(h) + ((I12) o).m12(h) + ((I13) o).m13(h) + ((I14) o).m14(h);
        h = h * 31 + ((I15) o).m15(h) + ((I16) o).m16(h) + ((I17) o).m17(h) + ((I18) o).m18(h) + ((I19) o).m19(h);
        h = h * 31 + ((I20) o).m20(h) + ((I21) o).m21(h) + ((I22) o).m22(h) + ((I23) o).m23(h) + ((I24) o).m24(h);
        h = h * 31 + ((I25) o).m25(h) + ((I26) o).m26(h) + ((I27) o).m27(h) + ((I28) o).m28(h) + ((I29) o).m29(h);
        h = h * 31 + ((I30) o).m30(h) + ((I31) o).m31(h) + ((I32) o).m32(h) + ((I33) o).m33(h) + ((I34) o).m34(h);
        h = h * 31 + ((I35) o).m35(h) + ((I36) o).m36(h) + ((I37) o).m37(h) + ((I38) o).m38(h) + ((I39) o).m39(h);
        h = h * 31 + ((I40) o).m40(h) + ((I41) o).m41(h) + ((I42) o).m42(h) + ((I43) o).m43(h) + ((I44) o).m44(h);
        h = h * 31 + ((I45) o).m45(h) + ((I46) o).m46(h) + ((I47) o).m47(h) + ((I48) o).m48(h) + ((I49) o).m49(h);
        h = h * 31 + ((I50) o).m50(h) + ((I51) o).m51(h) + ((I52) o).m52(h) + ((I53) o).m53(h) + ((I54) o).m54(h);
        h = h * 31 + ((I55) o).m55(h) + ((I56) o).m56(h) + ((I57) o).m57(h) + ((I58) o).m58(h) + ((I59) o).m59(h);
        h = h * 31 + ((I60) o).m60(h) + ((I61) o).m61(h) + ((I62) o).m62(h) + ((I63) o).m63(h) + ((I64) o).m64(h);
        h = h * 31 + ((I65) o).m65(h) + ((I66) o).m66(h) + ((I67) o).m67(h) + ((I68) o).m68(h) + ((I69) o).m69(h);
        return h;
    }

    static int kinds(Object o) {
        int n = 0;
        if (o instanceof I0) n++; if (o instanceof I1) n++; if (o instanceof I2) n++; if (o instanceof I3) n++; if (o instanceof I4) n++; if (o instanceof I5) n++; if (o instanceof I6) n++; if (o instanceof I7) n++; if (o instanceof I8) n++; if (o instanceof I9) n++;
        if (o instanceof I10) n++; if (o instanceof I11) n++; if (o instanceof I12) n++; if (o instanceof I13) n++; if (o instanceof I14) n++; if (o instanceof I15) n++; if (o instanceof I16) n++; if (o instanceof I17) n++; if (o instanceof I18) n++; if (o instanceof I19) n++;
        if (o instanceof I20) n++; if (o instanceof I21) n++; if (o instanceof I22) n++; if (o instanceof I23) n++; if (o instanceof I24) n++; if (o instanceof I25) n++; if (o instanceof I26) n++; if (o instanceof I27) n++; if (o instanceof I28) n++; if (o instanceof I29) n++;
        if (o instanceof I30) n++; if (o instanceof I31) n++; if (o instanceof I32) n++; if (o instanceof I33) n++; if (o instanceof I34) n++; if (o instanceof I35) n++; if (o instanceof I36) n++; if (o instanceof I37) n++; if (o instanceof I38) n++; if (o instanceof I39) n++;
        if (o instanceof I40) n++; if (o instanceof I41) n++; if (o instanceof I42) n++; if (o instanceof I43) n++; if (o instanceof I44) n++; if (o instanceof I45) n++; if (o instanceof I46) n++; if (o instanceof I47) n++; if (o instanceof I48) n++; if (o instanceof I49) n++;
        if (o instanceof I50) n++; if (o instanceof I51) n++; if (o instanceof I52) n++; if (o instanceof I53) n++; if (o instanceof I54) n++; if (o instanceof I55) n++; if (o instanceof I56) n++; if (o instanceof I57) n++; if (o instanceof I58) n++; if (o instanceof I59) n++;
        if (o instanceof I60) n++; if (o instanceof I61) n++; if (o instanceof I62) n++; if (o instanceof I63) n++; if (o instanceof I64) n++; if (o instanceof I65) n++; if (o instanceof I66) n++; if (o instanceof I67) n++; if (o instanceof I68) n++; if (o instanceof I69) n++;
        return n;
    }

    public static void main(String[] args) {
        All a = new All();
        System.out.println(viaIfaces(a, 1) + " " + viaIfaces(new All() { @Override public int m5(int x) { return 0; } }, 1) + " " + a.same() + " " + a.m33(9));
        System.out.println(kinds(a) + " " + kinds(new I69() { }) + " " + kinds(new I0() { }) + " " + kinds("s"));
        long h = 0;
        for (int r = 0; r < 3; r++) for (int i = 0; i < CS.length; i++) {
            Base c = CS[(i * 37 + r) % CS.length];
            h = h * 31 + c.id() + c.twice();
        }
        System.out.println(h + " " + CS.length);
        int same = 0, sub = 0;
        for (Base c : CS) {
            if (c.getClass() == C40.class) same++;
            if (c instanceof C10) sub++;
        }
        System.out.println(same + " " + sub + " " + CS[89].getClass().getSuperclass().getSimpleName() + " " + All.class.getInterfaces().length);
        try {
            viaIfaces(CS[0], 1);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
    }
}
