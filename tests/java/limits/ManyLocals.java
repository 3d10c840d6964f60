package limits;

/** More than 600 local variable slots of every kind: the wide forms of loads and stores. */
public class ManyLocals {
    static int seed = 17;
    static int next() { return seed = seed * 1103515245 + 12345 >>> 3; }

    static long mixed(int p0, long p1, double p2, String p3) {
        int i0 = next() & 1023; long l0 = i0 * 3000000000L; double d0 = i0 / 4.0; float f0 = i0 + 0.5f; Object o0 = "o" + i0;
        int i1 = next() & 1023; long l1 = i1 * 3000000000L; double d1 = i1 / 4.0; float f1 = i1 + 0.5f; Object o1 = "o" + i1;
        int i2 = next() & 1023; long l2 = i2 * 3000000000L; double d2 = i2 / 4.0; float f2 = i2 + 0.5f; Object o2 = "o" + i2;
        int i3 = next() & 1023; long l3 = i3 * 3000000000L; double d3 = i3 / 4.0; float f3 = i3 + 0.5f; Object o3 = "o" + i3;
        int i4 = next() & 1023; long l4 = i4 * 3000000000L; double d4 = i4 / 4.0; float f4 = i4 + 0.5f; Object o4 = "o" + i4;
        int i5 = next() & 1023; long l5 = i5 * 3000000000L; double d5 = i5 / 4.0; float f5 = i5 + 0.5f; Object o5 = "o" + i5;
        int i6 = next() & 1023; long l6 = i6 * 3000000000L; double d6 = i6 / 4.0; float f6 = i6 + 0.5f; Object o6 = "o" + i6;
        int i7 = next() & 1023; long l7 = i7 * 3000000000L; double d7 = i7 / 4.0; float f7 = i7 + 0.5f; Object o7 = "o" + i7;
        int i8 = next() & 1023; long l8 = i8 * 3000000000L; double d8 = i8 / 4.0; float f8 = i8 + 0.5f; Object o8 = "o" + i8;
        int i9 = next() & 1023; long l9 = i9 * 3000000000L; double d9 = i9 / 4.0; float f9 = i9 + 0.5f; Object o9 = "o" + i9;
        int i10 = next() & 1023; long l10 = i10 * 3000000000L; double d10 = i10 / 4.0; float f10 = i10 + 0.5f; Object o10 = "o" + i10;
        int i11 = next() & 1023; long l11 = i11 * 3000000000L; double d11 = i11 / 4.0; float f11 = i11 + 0.5f; Object o11 = "o" + i11;
        int i12 = next() & 1023; long l12 = i12 * 3000000000L; double d12 = i12 / 4.0; float f12 = i12 + 0.5f; Object o12 = "o" + i12;
        int i13 = next() & 1023; long l13 = i13 * 3000000000L; double d13 = i13 / 4.0; float f13 = i13 + 0.5f; Object o13 = "o" + i13;
        int i14 = next() & 1023; long l14 = i14 * 3000000000L; double d14 = i14 / 4.0; float f14 = i14 + 0.5f; Object o14 = "o" + i14;
        int i15 = next() & 1023; long l15 = i15 * 3000000000L; double d15 = i15 / 4.0; float f15 = i15 + 0.5f; Object o15 = "o" + i15;
        int i16 = next() & 1023; long l16 = i16 * 3000000000L; double d16 = i16 / 4.0; float f16 = i16 + 0.5f; Object o16 = "o" + i16;
        int i17 = next() & 1023; long l17 = i17 * 3000000000L; double d17 = i17 / 4.0; float f17 = i17 + 0.5f; Object o17 = "o" + i17;
        int i18 = next() & 1023; long l18 = i18 * 3000000000L; double d18 = i18 / 4.0; float f18 = i18 + 0.5f; Object o18 = "o" + i18;
        int i19 = next() & 1023; long l19 = i19 * 3000000000L; double d19 = i19 / 4.0; float f19 = i19 + 0.5f; Object o19 = "o" + i19;
        int i20 = next() & 1023; long l20 = i20 * 3000000000L; double d20 = i20 / 4.0; float f20 = i20 + 0.5f; Object o20 = "o" + i20;
        int i21 = next() & 1023; long l21 = i21 * 3000000000L; double d21 = i21 / 4.0; float f21 = i21 + 0.5f; Object o21 = "o" + i21;
        int i22 = next() & 1023; long l22 = i22 * 3000000000L; double d22 = i22 / 4.0; float f22 = i22 + 0.5f; Object o22 = "o" + i22;
        int i23 = next() & 1023; long l23 = i23 * 3000000000L; double d23 = i23 / 4.0; float f23 = i23 + 0.5f; Object o23 = "o" + i23;
        int i24 = next() & 1023; long l24 = i24 * 3000000000L; double d24 = i24 / 4.0; float f24 = i24 + 0.5f; Object o24 = "o" + i24;
        int i25 = next() & 1023; long l25 = i25 * 3000000000L; double d25 = i25 / 4.0; float f25 = i25 + 0.5f; Object o25 = "o" + i25;
        int i26 = next() & 1023; long l26 = i26 * 3000000000L; double d26 = i26 / 4.0; float f26 = i26 + 0.5f; Object o26 = "o" + i26;
        int i27 = next() & 1023; long l27 = i27 * 3000000000L; double d27 = i27 / 4.0; float f27 = i27 + 0.5f; Object o27 = "o" + i27;
        int i28 = next() & 1023; long l28 = i28 * 3000000000L; double d28 = i28 / 4.0; float f28 = i28 + 0.5f; Object o28 = "o" + i28;
        int i29 = next() & 1023; long l29 = i29 * 3000000000L; double d29 = i29 / 4.0; float f29 = i29 + 0.5f; Object o29 = "o" + i29;
        int i30 = next() & 1023; long l30 = i30 * 3000000000L; double d30 = i30 / 4.0; float f30 = i30 + 0.5f; Object o30 = "o" + i30;
        int i31 = next() & 1023; long l31 = i31 * 3000000000L; double d31 = i31 / 4.0; float f31 = i31 + 0.5f; Object o31 = "o" + i31;
        int i32 = next() & 1023; long l32 = i32 * 3000000000L; double d32 = i32 / 4.0; float f32 = i32 + 0.5f; Object o32 = "o" + i32;
        int i33 = next() & 1023; long l33 = i33 * 3000000000L; double d33 = i33 / 4.0; float f33 = i33 + 0.5f; Object o33 = "o" + i33;
        int i34 = next() & 1023; long l34 = i34 * 3000000000L; double d34 = i34 / 4.0; float f34 = i34 + 0.5f; Object o34 = "o" + i34;
        int i35 = next() & 1023; long l35 = i35 * 3000000000L; double d35 = i35 / 4.0; float f35 = i35 + 0.5f; Object o35 = "o" + i35;
        int i36 = next() & 1023; long l36 = i36 * 3000000000L; double d36 = i36 / 4.0; float f36 = i36 + 0.5f; Object o36 = "o" + i36;
        int i37 = next() & 1023; long l37 = i37 * 3000000000L; double d37 = i37 / 4.0; float f37 = i37 + 0.5f; Object o37 = "o" + i37;
        int i38 = next() & 1023; long l38 = i38 * 3000000000L; double d38 = i38 / 4.0; float f38 = i38 + 0.5f; Object o38 = "o" + i38;
        int i39 = next() & 1023; long l39 = i39 * 3000000000L; double d39 = i39 / 4.0; float f39 = i39 + 0.5f; Object o39 = "o" + i39;
        int i40 = next() & 1023; long l40 = i40 * 3000000000L; double d40 = i40 / 4.0; float f40 = i40 + 0.5f; Object o40 = "o" + i40;
        int i41 = next() & 1023; long l41 = i41 * 3000000000L; double d41 = i41 / 4.0; float f41 = i41 + 0.5f; Object o41 = "o" + i41;
        int i42 = next() & 1023; long l42 = i42 * 3000000000L; double d42 = i42 / 4.0; float f42 = i42 + 0.5f; Object o42 = "o" + i42;
        int i43 = next() & 1023; long l43 = i43 * 3000000000L; double d43 = i43 / 4.0; float f43 = i43 + 0.5f; Object o43 = "o" + i43;
        int i44 = next() & 1023; long l44 = i44 * 3000000000L; double d44 = i44 / 4.0; float f44 = i44 + 0.5f; Object o44 = "o" + i44;
        int i45 = next() & 1023; long l45 = i45 * 3000000000L; double d45 = i45 / 4.0; float f45 = i45 + 0.5f; Object o45 = "o" + i45;
        int i46 = next() & 1023; long l46 = i46 * 3000000000L; double d46 = i46 / 4.0; float f46 = i46 + 0.5f; Object o46 = "o" + i46;
        int i47 = next() & 1023; long l47 = i47 * 3000000000L; double d47 = i47 / 4.0; float f47 = i47 + 0.5f; Object o47 = "o" + i47;
        int i48 = next() & 1023; long l48 = i48 * 3000000000L; double d48 = i48 / 4.0; float f48 = i48 + 0.5f; Object o48 = "o" + i48;
        int i49 = next() & 1023; long l49 = i49 * 3000000000L; double d49 = i49 / 4.0; float f49 = i49 + 0.5f; Object o49 = "o" + i49;
        int i50 = next() & 1023; long l50 = i50 * 3000000000L; double d50 = i50 / 4.0; float f50 = i50 + 0.5f; Object o50 = "o" + i50;
        int i51 = next() & 1023; long l51 = i51 * 3000000000L; double d51 = i51 / 4.0; float f51 = i51 + 0.5f; Object o51 = "o" + i51;
        int i52 = next() & 1023; long l52 = i52 * 3000000000L; double d52 = i52 / 4.0; float f52 = i52 + 0.5f; Object o52 = "o" + i52;
        int i53 = next() & 1023; long l53 = i53 * 3000000000L; double d53 = i53 / 4.0; float f53 = i53 + 0.5f; Object o53 = "o" + i53;
        int i54 = next() & 1023; long l54 = i54 * 3000000000L; double d54 = i54 / 4.0; float f54 = i54 + 0.5f; Object o54 = "o" + i54;
        int i55 = next() & 1023; long l55 = i55 * 3000000000L; double d55 = i55 / 4.0; float f55 = i55 + 0.5f; Object o55 = "o" + i55;
        int i56 = next() & 1023; long l56 = i56 * 3000000000L; double d56 = i56 / 4.0; float f56 = i56 + 0.5f; Object o56 = "o" + i56;
        int i57 = next() & 1023; long l57 = i57 * 3000000000L; double d57 = i57 / 4.0; float f57 = i57 + 0.5f; Object o57 = "o" + i57;
        int i58 = next() & 1023; long l58 = i58 * 3000000000L; double d58 = i58 / 4.0; float f58 = i58 + 0.5f; Object o58 = "o" + i58;
        int i59 = next() & 1023; long l59 = i59 * 3000000000L; double d59 = i59 / 4.0; float f59 = i59 + 0.5f; Object o59 = "o" + i59;
        int i60 = next() & 1023; long l60 = i60 * 3000000000L; double d60 = i60 / 4.0; float f60 = i60 + 0.5f; Object o60 = "o" + i60;
        int i61 = next() & 1023; long l61 = i61 * 3000000000L; double d61 = i61 / 4.0; float f61 = i61 + 0.5f; Object o61 = "o" + i61;
        int i62 = next() & 1023; long l62 = i62 * 3000000000L; double d62 = i62 / 4.0; float f62 = i62 + 0.5f; Object o62 = "o" + i62;
        int i63 = next() & 1023; long l63 = i63 * 3000000000L; double d63 = i63 / 4.0; float f63 = i63 + 0.5f; Object o63 = "o" + i63;
        int i64 = next() & 1023; long l64 = i64 * 3000000000L; double d64 = i64 / 4.0; float f64 = i64 + 0.5f; Object o64 = "o" + i64;
        int i65 = next() & 1023; long l65 = i65 * 3000000000L; double d65 = i65 / 4.0; float f65 = i65 + 0.5f; Object o65 = "o" + i65;
        int i66 = next() & 1023; long l66 = i66 * 3000000000L; double d66 = i66 / 4.0; float f66 = i66 + 0.5f; Object o66 = "o" + i66;
        int i67 = next() & 1023; long l67 = i67 * 3000000000L; double d67 = i67 / 4.0; float f67 = i67 + 0.5f; Object o67 = "o" + i67;
        int i68 = next() & 1023; long l68 = i68 * 3000000000L; double d68 = i68 / 4.0; float f68 = i68 + 0.5f; Object o68 = "o" + i68;
        int i69 = next() & 1023; long l69 = i69 * 3000000000L; double d69 = i69 / 4.0; float f69 = i69 + 0.5f; Object o69 = "o" + i69;
        int i70 = next() & 1023; long l70 = i70 * 3000000000L; double d70 = i70 / 4.0; float f70 = i70 + 0.5f; Object o70 = "o" + i70;
        int i71 = next() & 1023; long l71 = i71 * 3000000000L; double d71 = i71 / 4.0; float f71 = i71 + 0.5f; Object o71 = "o" + i71;
        int i72 = next() & 1023; long l72 = i72 * 3000000000L; double d72 = i72 / 4.0; float f72 = i72 + 0.5f; Object o72 = "o" + i72;
        int i73 = next() & 1023; long l73 = i73 * 3000000000L; double d73 = i73 / 4.0; float f73 = i73 + 0.5f; Object o73 = "o" + i73;
        int i74 = next() & 1023; long l74 = i74 * 3000000000L; double d74 = i74 / 4.0; float f74 = i74 + 0.5f; Object o74 = "o" + i74;
        int i75 = next() & 1023; long l75 = i75 * 3000000000L; double d75 = i75 / 4.0; float f75 = i75 + 0.5f; Object o75 = "o" + i75;
        int i76 = next() & 1023; long l76 = i76 * 3000000000L; double d76 = i76 / 4.0; float f76 = i76 + 0.5f; Object o76 = "o" + i76;
        int i77 = next() & 1023; long l77 = i77 * 3000000000L; double d77 = i77 / 4.0; float f77 = i77 + 0.5f; Object o77 = "o" + i77;
        int i78 = next() & 1023; long l78 = i78 * 3000000000L; double d78 = i78 / 4.0; float f78 = i78 + 0.5f; Object o78 = "o" + i78;
        int i79 = next() & 1023; long l79 = i79 * 3000000000L; double d79 = i79 / 4.0; float f79 = i79 + 0.5f; Object o79 = "o" + i79;
        int i80 = next() & 1023; long l80 = i80 * 3000000000L; double d80 = i80 / 4.0; float f80 = i80 + 0.5f; Object o80 = "o" + i80;
        int i81 = next() & 1023; long l81 = i81 * 3000000000L; double d81 = i81 / 4.0; float f81 = i81 + 0.5f; Object o81 = "o" + i81;
        int i82 = next() & 1023; long l82 = i82 * 3000000000L; double d82 = i82 / 4.0; float f82 = i82 + 0.5f; Object o82 = "o" + i82;
        int i83 = next() & 1023; long l83 = i83 * 3000000000L; double d83 = i83 / 4.0; float f83 = i83 + 0.5f; Object o83 = "o" + i83;
        int i84 = next() & 1023; long l84 = i84 * 3000000000L; double d84 = i84 / 4.0; float f84 = i84 + 0.5f; Object o84 = "o" + i84;
        int i85 = next() & 1023; long l85 = i85 * 3000000000L; double d85 = i85 / 4.0; float f85 = i85 + 0.5f; Object o85 = "o" + i85;
        int i86 = next() & 1023; long l86 = i86 * 3000000000L; double d86 = i86 / 4.0; float f86 = i86 + 0.5f; Object o86 = "o" + i86;
        int i87 = next() & 1023; long l87 = i87 * 3000000000L; double d87 = i87 / 4.0; float f87 = i87 + 0.5f; Object o87 = "o" + i87;
        int i88 = next() & 1023; long l88 = i88 * 3000000000L; double d88 = i88 / 4.0; float f88 = i88 + 0.5f; Object o88 = "o" + i88;
        int i89 = next() & 1023; long l89 = i89 * 3000000000L; double d89 = i89 / 4.0; float f89 = i89 + 0.5f; Object o89 = "o" + i89;
        long h = p0 + p1;
        h = h * 31 + i0 + l0 + (long) d0 + (long) f0 + o0.hashCode();
        h = h * 31 + i3 + l3 + (long) d3 + (long) f3 + o3.hashCode();
        h = h * 31 + i6 + l6 + (long) d6 + (long) f6 + o6.hashCode();
        h = h * 31 + i9 + l9 + (long) d9 + (long) f9 + o9.hashCode();
        h = h * 31 + i12 + l12 + (long) d12 + (long) f12 + o12.hashCode();
        h = h * 31 + i15 + l15 + (long) d15 + (long) f15 + o15.hashCode();
        h = h * 31 + i18 + l18 + (long) d18 + (long) f18 + o18.hashCode();
        h = h * 31 + i21 + l21 + (long) d21 + (long) f21 + o21.hashCode();
        h = h * 31 + i24 + l24 + (long) d24 + (long) f24 + o24.hashCode();
        h = h * 31 + i27 + l27 + (long) d27 + (long) f27 + o27.hashCode();
        h = h * 31 + i30 + l30 + (long) d30 + (long) f30 + o30.hashCode();
        h = h * 31 + i33 + l33 + (long) d33 + (long) f33 + o33.hashCode();
        h = h * 31 + i36 + l36 + (long) d36 + (long) f36 + o36.hashCode();
        h = h * 31 + i39 + l39 + (long) d39 + (long) f39 + o39.hashCode();
        h = h * 31 + i42 + l42 + (long) d42 + (long) f42 + o42.hashCode();
        h = h * 31 + i45 + l45 + (long) d45 + (long) f45 + o45.hashCode();
        h = h * 31 + i48 + l48 + (long) d48 + (long) f48 + o48.hashCode();
        h = h * 31 + i51 + l51 + (long) d51 + (long) f51 + o51.hashCode();
        h = h * 31 + i54 + l54 + (long) d54 + (long) f54 + o54.hashCode();
        h = h * 31 + i57 + l57 + (long) d57 + (long) f57 + o57.hashCode();
        h = h * 31 + i60 + l60 + (long) d60 + (long) f60 + o60.hashCode();
        h = h * 31 + i63 + l63 + (long) d63 + (long) f63 + o63.hashCode();
        h = h * 31 + i66 + l66 + (long) d66 + (long) f66 + o66.hashCode();
        h = h * 31 + i69 + l69 + (long) d69 + (long) f69 + o69.hashCode();
        h = h * 31 + i72 + l72 + (long) d72 + (long) f72 + o72.hashCode();
        h = h * 31 + i75 + l75 + (long) d75 + (long) f75 + o75.hashCode();
        h = h * 31 + i78 + l78 + (long) d78 + (long) f78 + o78.hashCode();
        h = h * 31 + i81 + l81 + (long) d81 + (long) f81 + o81.hashCode();
        h = h * 31 + i84 + l84 + (long) d84 + (long) f84 + o84.hashCode();
        h = h * 31 + i87 + l87 + (long) d87 + (long) f87 + o87.hashCode();
        for (int j = 0; j < 3; j++) {
            i80 += j; i80++; l80 ^= i80; d80 *= 1.5; f80 -= j; o80 = o80 + "." + j;
            i81 += j; i81++; l81 ^= i81; d81 *= 1.5; f81 -= j; o81 = o81 + "." + j;
            i82 += j; i82++; l82 ^= i82; d82 *= 1.5; f82 -= j; o82 = o82 + "." + j;
            i83 += j; i83++; l83 ^= i83; d83 *= 1.5; f83 -= j; o83 = o83 + "." + j;
            i84 += j; i84++; l84 ^= i84; d84 *= 1.5; f84 -= j; o84 = o84 + "." + j;
            i85 += j; i85++; l85 ^= i85; d85 *= 1.5; f85 -= j; o85 = o85 + "." + j;
            i86 += j; i86++; l86 ^= i86; d86 *= 1.5; f86 -= j; o86 = o86 + "." + j;
            i87 += j; i87++; l87 ^= i87; d87 *= 1.5; f87 -= j; o87 = o87 + "." + j;
            i88 += j; i88++; l88 ^= i88; d88 *= 1.5; f88 -= j; o88 = o88 + "." + j;
            i89 += j; i89++; l89 ^= i89; d89 *= 1.5; f89 -= j; o89 = o89 + "." + j;
        }
        System.out.println(i80 + " " + l80 + " " + d80 + " " + f80 + " " + o80);
        System.out.println(i81 + " " + l81 + " " + d81 + " " + f81 + " " + o81);
        System.out.println(i82 + " " + l82 + " " + d82 + " " + f82 + " " + o82);
        System.out.println(i83 + " " + l83 + " " + d83 + " " + f83 + " " + o83);
        System.out.println(i84 + " " + l84 + " " + d84 + " " + f84 + " " + o84);
        System.out.println(i85 + " " + l85 + " " + d85 + " " + f85 + " " + o85);
        System.out.println(i86 + " " + l86 + " " + d86 + " " + f86 + " " + o86);
        System.out.println(i87 + " " + l87 + " " + d87 + " " + f87 + " " + o87);
        System.out.println(i88 + " " + l88 + " " + d88 + " " + f88 + " " + o88);
        System.out.println(i89 + " " + l89 + " " + d89 + " " + f89 + " " + o89);
        int[] arr89 = new int[3];
        arr89[1] += i89;
        Runnable r = () -> System.out.println("captured " + p3 + arr89[1] + l0 + d1 + f2 + o3);
        r.run();
        try {
            i88 /= p0 - p0;
        } catch (ArithmeticException e88) {
            System.out.println("caught " + e88.getMessage() + " " + i88);
        } finally {
            i88 = -1;
        }
        synchronized (o85) {
            h += i88 + (Thread.holdsLock(o85) ? 5 : 6);
        }
        if (o84 instanceof String s84) h += s84.length();
        return h + (long) p2 + p3.length();
    }

    public static void main(String[] args) {
        System.out.println(mixed(1, 2L, 3.5, "four"));
        seed = 99;
        System.out.println(mixed(-1, Long.MIN_VALUE, -0.0, ""));
    }
}
