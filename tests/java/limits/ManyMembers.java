package limits;

/** Hundreds of fields and methods in one class, overridden sparsely in another. */
public class ManyMembers {
    int f0 = 823; int f1 = 814; int f2 = 234; int f3 = 348; int f4 = 345; int f5 = 483;
    int f6 = 111; int f7 = 736; int f8 = 814; int f9 = 754; int f10 = 754; int f11 = 190;
    int f12 = 499; int f13 = 104; int f14 = 378; int f15 = 201; int f16 = 276; int f17 = 917;
    int f18 = 498; int f19 = 44; int f20 = 729; int f21 = 134; int f22 = 916; int f23 = 347;
    int f24 = 869; int f25 = 430; int f26 = 888; int f27 = 980; int f28 = 449; int f29 = 295;
    int f30 = 431; int f31 = 159; int f32 = 321; int f33 = 157; int f34 = 997; int f35 = 656;
    int f36 = 187; int f37 = 729; int f38 = 161; int f39 = 360; int f40 = 287; int f41 = 62;
    int f42 = 944; int f43 = 690; int f44 = 873; int f45 = 251; int f46 = 339; int f47 = 37;
    int f48 = 872; int f49 = 177; int f50 = 912; int f51 = 55; int f52 = 437; int f53 = 434;
    int f54 = 196; int f55 = 155; int f56 = 791; int f57 = 803; int f58 = 383; int f59 = 521;
    int f60 = 122; int f61 = 114; int f62 = 924; int f63 = 278; int f64 = 450; int f65 = 522;
    int f66 = 407; int f67 = 609; int f68 = 261; int f69 = 20; int f70 = 401; int f71 = 399;
    int f72 = 190; int f73 = 388; int f74 = 800; int f75 = 11; int f76 = 753; int f77 = 380;
    int f78 = 116; int f79 = 779; int f80 = 328; int f81 = 340; int f82 = 129; int f83 = 695;
    int f84 = 35; int f85 = 639; int f86 = 733; int f87 = 192; int f88 = 211; int f89 = 20;
    int f90 = 593; int f91 = 690; int f92 = 586; int f93 = 625; int f94 = 237; int f95 = 300;
    int f96 = 100; int f97 = 204; int f98 = 725; int f99 = 875; int f100 = 869; int f101 = 931;
    int f102 = 246; int f103 = 238; int f104 = 482; int f105 = 600; int f106 = 790; int f107 = 588;
    int f108 = 903; int f109 = 329; int f110 = 124; int f111 = 37; int f112 = 585; int f113 = 333;
    int f114 = 528; int f115 = 659; int f116 = 870; int f117 = 616; int f118 = 92; int f119 = 522;
    int f120 = 471; int f121 = 125; int f122 = 243; int f123 = 217; int f124 = 451; int f125 = 318;
    int f126 = 426; int f127 = 937; int f128 = 371; int f129 = 15; int f130 = 923; int f131 = 233;
    int f132 = 118; int f133 = 339; int f134 = 409; int f135 = 246; int f136 = 669; int f137 = 877;
    int f138 = 432; int f139 = 249; int f140 = 341; int f141 = 601; int f142 = 246; int f143 = 386;
    int f144 = 648; int f145 = 38; int f146 = 532; int f147 = 815; int f148 = 563; int f149 = 829;
    int f150 = 311; int f151 = 275; int f152 = 480; int f153 = 794; int f154 = 731; int f155 = 490;
    int f156 = 479; int f157 = 13; int f158 = 55; int f159 = 679; int f160 = 389; int f161 = 473;
    int f162 = 233; int f163 = 613; int f164 = 639; int f165 = 179; int f166 = 796; int f167 = 613;
    int f168 = 862; int f169 = 480; int f170 = 561; int f171 = 979; int f172 = 396; int f173 = 163;
    int f174 = 818; int f175 = 979; int f176 = 107; int f177 = 266; int f178 = 776; int f179 = 770;
    int f180 = 765; int f181 = 450; int f182 = 961; int f183 = 899; int f184 = 93; int f185 = 318;
    int f186 = 472; int f187 = 892; int f188 = 217; int f189 = 709; int f190 = 2; int f191 = 69;
    int f192 = 95; int f193 = 926; int f194 = 93; int f195 = 188; int f196 = 377; int f197 = 4;
    int f198 = 442; int f199 = 420; int f200 = 519; int f201 = 466; int f202 = 296; int f203 = 941;
    int f204 = 718; int f205 = 356; int f206 = 528; int f207 = 377; int f208 = 730; int f209 = 173;
    int f210 = 102; int f211 = 522; int f212 = 540; int f213 = 505; int f214 = 116; int f215 = 380;
    int f216 = 297; int f217 = 881; int f218 = 554; int f219 = 214; int f220 = 225; int f221 = 898;
    int f222 = 396; int f223 = 366; int f224 = 868; int f225 = 343; int f226 = 616; int f227 = 629;
    int f228 = 572; int f229 = 576; int f230 = 280; int f231 = 290; int f232 = 779; int f233 = 86;
    int f234 = 632; int f235 = 978; int f236 = 733; int f237 = 378; int f238 = 863; int f239 = 117;
    int f240 = 374; int f241 = 672; int f242 = 544; int f243 = 657; int f244 = 335; int f245 = 140;
    int f246 = 336; int f247 = 690; int f248 = 865; int f249 = 116; int f250 = 346; int f251 = 165;
    int f252 = 427; int f253 = 23; int f254 = 979; int f255 = 919; int f256 = 369; int f257 = 227;
    int f258 = 411; int f259 = 3; int f260 = 165; int f261 = 678; int f262 = 202; int f263 = 680;
    int f264 = 544; int f265 = 457; int f266 = 369; int f267 = 415; int f268 = 264; int f269 = 238;
    int f270 = 176; int f271 = 808; int f272 = 721; int f273 = 468; int f274 = 168; int f275 = 851;
    int f276 = 938; int f277 = 383; int f278 = 834; int f279 = 751; int f280 = 59; int f281 = 29;
    int f282 = 385; int f283 = 224; int f284 = 908; int f285 = 983; int f286 = 328; int f287 = 698;
    int f288 = 411; int f289 = 691; int f290 = 43; int f291 = 508; int f292 = 558; int f293 = 483;
    int f294 = 820; int f295 = 202; int f296 = 554; int f297 = 177; int f298 = 69; int f299 = 660;
    static long s0 = 760958667134L; static long s1 = 284267706436L; static long s2 = 712153940770L; static long s3 = 148183941382L;
    static long s4 = 673030554248L; static long s5 = 187992486322L; static long s6 = 561174660869L; static long s7 = 347332527413L;
    static long s8 = 602542729578L; static long s9 = 148323276680L; static long s10 = 531358461352L; static long s11 = 677456842903L;
    static long s12 = 146506780780L; static long s13 = 340478080070L; static long s14 = 744322179345L; static long s15 = 597864274759L;
    static long s16 = 678491197222L; static long s17 = 858080783676L; static long s18 = 631103703125L; static long s19 = 244097939010L;
    static long s20 = 488216964401L; static long s21 = 913724157152L; static long s22 = 624143590499L; static long s23 = 825176070680L;
    static long s24 = 403094489237L; static long s25 = 491746212645L; static long s26 = 902648134923L; static long s27 = 717514623007L;
    static long s28 = 119981943966L; static long s29 = 670361881506L; static long s30 = 37042704810L; static long s31 = 801063690898L;
    static long s32 = 292691718041L; static long s33 = 931176412047L; static long s34 = 193575088161L; static long s35 = 910128100771L;
    static long s36 = 575308859712L; static long s37 = 17280227372L; static long s38 = 977614412824L; static long s39 = 482023188005L;
    static long s40 = 910906425505L; static long s41 = 759462153334L; static long s42 = 586065122285L; static long s43 = 945917823481L;
    static long s44 = 219827046372L; static long s45 = 989191222100L; static long s46 = 372091529350L; static long s47 = 28360859825L;
    static long s48 = 369932817707L; static long s49 = 70320298730L; static long s50 = 81216096185L; static long s51 = 682996300599L;
    static long s52 = 131939359131L; static long s53 = 172016004068L; static long s54 = 320839357044L; static long s55 = 307827098334L;
    static long s56 = 995292035034L; static long s57 = 953858022026L; static long s58 = 485166519552L; static long s59 = 874467855582L;
    static long s60 = 309111950919L; static long s61 = 889081856713L; static long s62 = 803411909674L; static long s63 = 250337807699L;
    static long s64 = 100106655617L; static long s65 = 608430442498L; static long s66 = 672093725852L; static long s67 = 947472652559L;
    static long s68 = 158412914973L; static long s69 = 770439200473L; static long s70 = 509137480076L; static long s71 = 864906313007L;
    static long s72 = 501679536580L; static long s73 = 218311132077L; static long s74 = 305889524924L; static long s75 = 817206654504L;
    static long s76 = 914628882827L; static long s77 = 272775472811L; static long s78 = 760781321715L; static long s79 = 435104304922L;
    static long s80 = 245009006146L; static long s81 = 236631111583L; static long s82 = 407123152469L; static long s83 = 560327865567L;
    static long s84 = 551250213906L; static long s85 = 27851650377L; static long s86 = 827314593209L; static long s87 = 819333723517L;
    static long s88 = 965495284054L; static long s89 = 393882416548L; static long s90 = 229356430889L; static long s91 = 378644101075L;
    static long s92 = 805290221311L; static long s93 = 725472686923L; static long s94 = 446390426762L; static long s95 = 576196946445L;
    static long s96 = 170786689362L; static long s97 = 516188766313L; static long s98 = 558219401993L; static long s99 = 864188724674L;
    static long s100 = 218816608867L; static long s101 = 793081544312L; static long s102 = 387615367837L; static long s103 = 891511027082L;
    static long s104 = 106948205420L; static long s105 = 301780232415L; static long s106 = 697281922381L; static long s107 = 528801489659L;
    static long s108 = 413527612777L; static long s109 = 638203224981L; static long s110 = 239838419945L; static long s111 = 478097361187L;
    static long s112 = 3468113703L; static long s113 = 879919927607L; static long s114 = 280472761335L; static long s115 = 913939499790L;
    static long s116 = 606182419711L; static long s117 = 659503070358L; static long s118 = 689614166189L; static long s119 = 141292923427L;
    int m0(int x) { return x + f0; } int m1(int x) { return x + f1; } int m2(int x) { return x + f2; }
    int m3(int x) { return x + f3; } int m4(int x) { return x + f4; } int m5(int x) { return x + f5; }
    int m6(int x) { return x + f6; } int m7(int x) { return x + f7; } int m8(int x) { return x + f8; }
    int m9(int x) { return x + f9; } int m10(int x) { return x + f10; } int m11(int x) { return x + f11; }
    int m12(int x) { return x + f12; } int m13(int x) { return x + f13; } int m14(int x) { return x + f14; }
    int m15(int x) { return x + f15; } int m16(int x) { return x + f16; } int m17(int x) { return x + f17; }
    int m18(int x) { return x + f18; } int m19(int x) { return x + f19; } int m20(int x) { return x + f20; }
    int m21(int x) { return x + f21; } int m22(int x) { return x + f22; } int m23(int x) { return x + f23; }
    int m24(int x) { return x + f24; } int m25(int x) { return x + f25; } int m26(int x) { return x + f26; }
    int m27(int x) { return x + f27; } int m28(int x) { return x + f28; } int m29(int x) { return x + f29; }
    int m30(int x) { return x + f30; } int m31(int x) { return x + f31; } int m32(int x) { return x + f32; }
    int m33(int x) { return x + f33; } int m34(int x) { return x + f34; } int m35(int x) { return x + f35; }
    int m36(int x) { return x + f36; } int m37(int x) { return x + f37; } int m38(int x) { return x + f38; }
    int m39(int x) { return x + f39; } int m40(int x) { return x + f40; } int m41(int x) { return x + f41; }
    int m42(int x) { return x + f42; } int m43(int x) { return x + f43; } int m44(int x) { return x + f44; }
    int m45(int x) { return x + f45; } int m46(int x) { return x + f46; } int m47(int x) { return x + f47; }
    int m48(int x) { return x + f48; } int m49(int x) { return x + f49; } int m50(int x) { return x + f50; }
    int m51(int x) { return x + f51; } int m52(int x) { return x + f52; } int m53(int x) { return x + f53; }
    int m54(int x) { return x + f54; } int m55(int x) { return x + f55; } int m56(int x) { return x + f56; }
    int m57(int x) { return x + f57; } int m58(int x) { return x + f58; } int m59(int x) { return x + f59; }
    int m60(int x) { return x + f60; } int m61(int x) { return x + f61; } int m62(int x) { return x + f62; }
    int m63(int x) { return x + f63; } int m64(int x) { return x + f64; } int m65(int x) { return x + f65; }
    int m66(int x) { return x + f66; } int m67(int x) { return x + f67; } int m68(int x) { return x + f68; }
    int m69(int x) { return x + f69; } int m70(int x) { return x + f70; } int m71(int x) { return x + f71; }
    int m72(int x) { return x + f72; } int m73(int x) { return x + f73; } int m74(int x) { return x + f74; }
    int m75(int x) { return x + f75; } int m76(int x) { return x + f76; } int m77(int x) { return x + f77; }
    int m78(int x) { return x + f78; } int m79(int x) { return x + f79; } int m80(int x) { return x + f80; }
    int m81(int x) { return x + f81; } int m82(int x) { return x + f82; } int m83(int x) { return x + f83; }
    int m84(int x) { return x + f84; } int m85(int x) { return x + f85; } int m86(int x) { return x + f86; }
    int m87(int x) { return x + f87; } int m88(int x) { return x + f88; } int m89(int x) { return x + f89; }
    int m90(int x) { return x + f90; } int m91(int x) { return x + f91; } int m92(int x) { return x + f92; }
    int m93(int x) { return x + f93; } int m94(int x) { return x + f94; } int m95(int x) { return x + f95; }
    int m96(int x) { return x + f96; } int m97(int x) { return x + f97; } int m98(int x) { return x + f98; }
    int m99(int x) { return x + f99; } int m100(int x) { return x + f100; } int m101(int x) { return x + f101; }
    int m102(int x) { return x + f102; } int m103(int x) { return x + f103; } int m104(int x) { return x + f104; }
    int m105(int x) { return x + f105; } int m106(int x) { return x + f106; } int m107(int x) { return x + f107; }
    int m108(int x) { return x + f108; } int m109(int x) { return x + f109; } int m110(int x) { return x + f110; }
    int m111(int x) { return x + f111; } int m112(int x) { return x + f112; } int m113(int x) { return x + f113; }
    int m114(int x) { return x + f114; } int m115(int x) { return x + f115; } int m116(int x) { return x + f116; }
    int m117(int x) { return x + f117; } int m118(int x) { return x + f118; } int m119(int x) { return x + f119; }
    int m120(int x) { return x + f120; } int m121(int x) { return x + f121; } int m122(int x) { return x + f122; }
    int m123(int x) { return x + f123; } int m124(int x) { return x + f124; } int m125(int x) { return x + f125; }
    int m126(int x) { return x + f126; } int m127(int x) { return x + f127; } int m128(int x) { return x + f128; }
    int m129(int x) { return x + f129; } int m130(int x) { return x + f130; } int m131(int x) { return x + f131; }
    int m132(int x) { return x + f132; } int m133(int x) { return x + f133; } int m134(int x) { return x + f134; }
    int m135(int x) { return x + f135; } int m136(int x) { return x + f136; } int m137(int x) { return x + f137; }
    int m138(int x) { return x + f138; } int m139(int x) { return x + f139; } int m140(int x) { return x + f140; }
    int m141(int x) { return x + f141; } int m142(int x) { return x + f142; } int m143(int x) { return x + f143; }
    int m144(int x) { return x + f144; } int m145(int x) { return x + f145; } int m146(int x) { return x + f146; }
    int m147(int x) { return x + f147; } int m148(int x) { return x + f148; } int m149(int x) { return x + f149; }
    int m150(int x) { return x + f150; } int m151(int x) { return x + f151; } int m152(int x) { return x + f152; }
    int m153(int x) { return x + f153; } int m154(int x) { return x + f154; } int m155(int x) { return x + f155; }
    int m156(int x) { return x + f156; } int m157(int x) { return x + f157; } int m158(int x) { return x + f158; }
    int m159(int x) { return x + f159; } int m160(int x) { return x + f160; } int m161(int x) { return x + f161; }
    int m162(int x) { return x + f162; } int m163(int x) { return x + f163; } int m164(int x) { return x + f164; }
    int m165(int x) { return x + f165; } int m166(int x) { return x + f166; } int m167(int x) { return x + f167; }
    int m168(int x) { return x + f168; } int m169(int x) { return x + f169; } int m170(int x) { return x + f170; }
    int m171(int x) { return x + f171; } int m172(int x) { return x + f172; } int m173(int x) { return x + f173; }
    int m174(int x) { return x + f174; } int m175(int x) { return x + f175; } int m176(int x) { return x + f176; }
    int m177(int x) { return x + f177; } int m178(int x) { return x + f178; } int m179(int x) { return x + f179; }
    int m180(int x) { return x + f180; } int m181(int x) { return x + f181; } int m182(int x) { return x + f182; }
    int m183(int x) { return x + f183; } int m184(int x) { return x + f184; } int m185(int x) { return x + f185; }
    int m186(int x) { return x + f186; } int m187(int x) { return x + f187; } int m188(int x) { return x + f188; }
    int m189(int x) { return x + f189; } int m190(int x) { return x + f190; } int m191(int x) { return x + f191; }
    int m192(int x) { return x + f192; } int m193(int x) { return x + f193; } int m194(int x) { return x + f194; }
    int m195(int x) { return x + f195; } int m196(int x) { return x + f196; } int m197(int x) { return x + f197; }
    int m198(int x) { return x + f198; } int m199(int x) { return x + f199; } int m200(int x) { return x + f200; }
    int m201(int x) { return x + f201; } int m202(int x) { return x + f202; } int m203(int x) { return x + f203; }
    int m204(int x) { return x + f204; } int m205(int x) { return x + f205; } int m206(int x) { return x + f206; }
    int m207(int x) { return x + f207; } int m208(int x) { return x + f208; } int m209(int x) { return x + f209; }
    int m210(int x) { return x + f210; } int m211(int x) { return x + f211; } int m212(int x) { return x + f212; }
    int m213(int x) { return x + f213; } int m214(int x) { return x + f214; } int m215(int x) { return x + f215; }
    int m216(int x) { return x + f216; } int m217(int x) { return x + f217; } int m218(int x) { return x + f218; }
    int m219(int x) { return x + f219; } int m220(int x) { return x + f220; } int m221(int x) { return x + f221; }
    int m222(int x) { return x + f222; } int m223(int x) { return x + f223; } int m224(int x) { return x + f224; }
    int m225(int x) { return x + f225; } int m226(int x) { return x + f226; } int m227(int x) { return x + f227; }
    int m228(int x) { return x + f228; } int m229(int x) { return x + f229; } int m230(int x) { return x + f230; }
    int m231(int x) { return x + f231; } int m232(int x) { return x + f232; } int m233(int x) { return x + f233; }
    int m234(int x) { return x + f234; } int m235(int x) { return x + f235; } int m236(int x) { return x + f236; }
    int m237(int x) { return x + f237; } int m238(int x) { return x + f238; } int m239(int x) { return x + f239; }
    int m240(int x) { return x + f240; } int m241(int x) { return x + f241; } int m242(int x) { return x + f242; }
    int m243(int x) { return x + f243; } int m244(int x) { return x + f244; } int m245(int x) { return x + f245; }
    int m246(int x) { return x + f246; } int m247(int x) { return x + f247; } int m248(int x) { return x + f248; }
    int m249(int x) { return x + f249; } int m250(int x) { return x + f250; } int m251(int x) { return x + f251; }
    int m252(int x) { return x + f252; } int m253(int x) { return x + f253; } int m254(int x) { return x + f254; }
    int m255(int x) { return x + f255; } int m256(int x) { return x + f256; } int m257(int x) { return x + f257; }
    int m258(int x) { return x + f258; } int m259(int x) { return x + f259; } int m260(int x) { return x + f260; }
    int m261(int x) { return x + f261; } int m262(int x) { return x + f262; } int m263(int x) { return x + f263; }
    int m264(int x) { return x + f264; } int m265(int x) { return x + f265; } int m266(int x) { return x + f266; }
    int m267(int x) { return x + f267; } int m268(int x) { return x + f268; } int m269(int x) { return x + f269; }
    int m270(int x) { return x + f270; } int m271(int x) { return x + f271; } int m272(int x) { return x + f272; }
    int m273(int x) { return x + f273; } int m274(int x) { return x + f274; } int m275(int x) { return x + f275; }
    int m276(int x) { return x + f276; } int m277(int x) { return x + f277; } int m278(int x) { return x + f278; }
    int m279(int x) { return x + f279; } int m280(int x) { return x + f280; } int m281(int x) { return x + f281; }
    int m282(int x) { return x + f282; } int m283(int x) { return x + f283; } int m284(int x) { return x + f284; }
    int m285(int x) { return x + f285; } int m286(int x) { return x + f286; } int m287(int x) { return x + f287; }
    int m288(int x) { return x + f288; } int m289(int x) { return x + f289; } int m290(int x) { return x + f290; }
    int m291(int x) { return x + f291; } int m292(int x) { return x + f292; } int m293(int x) { return x + f293; }
    int m294(int x) { return x + f294; } int m295(int x) { return x + f295; } int m296(int x) { return x + f296; }
    int m297(int x) { return x + f297; } int m298(int x) { return x + f298; } int m299(int x) { return x + f299; }

    static class Half extends ManyMembers {
        @Override int m0(int x) { return super.m0(-x) * 2; }
        @Override int m40(int x) { return super.m40(-x) * 2; }
        @Override int m80(int x) { return super.m80(-x) * 2; }
        @Override int m120(int x) { return super.m120(-x) * 2; }
        @Override int m160(int x) { return super.m160(-x) * 2; }
        @Override int m200(int x) { return super.m200(-x) * 2; }
        @Override int m240(int x) { return super.m240(-x) * 2; }
        @Override int m280(int x) { return super.m280(-x) * 2; }
    }

    int all(int x) {
        x = m0(m1(m2(m3(m4(m5(m6(m7(m8(m9(x)))))))))) * 3;
        x = m10(m11(m12(m13(m14(m15(m16(m17(m18(m19(x)))))))))) * 3;
        x = m20(m21(m22(m23(m24(m25(m26(m27(m28(m29(x)))))))))) * 3;
        x = m30(m31(m32(m33(m34(m35(m36(m37(m38(m39(x)))))))))) * 3;
        x = m40(m41(m42(m43(m44(m45(m46(m47(m48(m49(x)))))))))) * 3;
        x = m50(m51(m52(m53(m54(m55(m56(m57(m58(m59(x)))))))))) * 3;
        x = m60(m61(m62(m63(m64(m65(m66(m67(m68(m69(x)))))))))) * 3;
        x = m70(m71(m72(m73(m74(m75(m76(m77(m78(m79(x)))))))))) * 3;
        x = m80(m81(m82(m83(m84(m85(m86(m87(m88(m89(x)))))))))) * 3;
        x = m90(m91(m92(m93(m94(m95(m96(m97(m98(m99(x)))))))))) * 3;
        x = m100(m101(m102(m103(m104(m105(m106(m107(m108(m109(x)))))))))) * 3;
        x = m110(m111(m112(m113(m114(m115(m116(m117(m118(m119(x)))))))))) * 3;
        x = m120(m121(m122(m123(m124(m125(m126(m127(m128(m129(x)))))))))) * 3;
        x = m130(m131(m132(m133(m134(m135(m136(m137(m138(m139(x)))))))))) * 3;
        x = m140(m141(m142(m143(m144(m145(m146(m147(m148(m149(x)))))))))) * 3;
        x = m150(m151(m152(m153(m154(m155(m156(m157(m158(m159(x)))))))))) * 3;
        x = m160(m161(m162(m163(m164(m165(m166(m167(m168(m169(x)))))))))) * 3;
        x = m170(m171(m172(m173(m174(m175(m176(m177(m178(m179(x)))))))))) * 3;
        x = m180(m181(m182(m183(m184(m185(m186(m187(m188(m189(x)))))))))) * 3;
        x = m190(m191(m192(m193(m194(m195(m196(m197(m198(m199(x)))))))))) * 3;
        x = m200(m201(m202(m203(m204(m205(m206(m207(m208(m209(x)))))))))) * 3;
        x = m210(m211(m212(m213(m214(m215(m216(m217(m218(m219(x)))))))))) * 3;
        x = m220(m221(m222(m223(m224(m225(m226(m227(m228(m229(x)))))))))) * 3;
        x = m230(m231(m232(m233(m234(m235(m236(m237(m238(m239(x)))))))))) * 3;
        x = m240(m241(m242(m243(m244(m245(m246(m247(m248(m249(x)))))))))) * 3;
        x = m250(m251(m252(m253(m254(m255(m256(m257(m258(m259(x)))))))))) * 3;
        x = m260(m261(m262(m263(m264(m265(m266(m267(m268(m269(x)))))))))) * 3;
        x = m270(m271(m272(m273(m274(m275(m276(m277(m278(m279(x)))))))))) * 3;
        x = m280(m281(m282(m283(m284(m285(m286(m287(m288(m289(x)))))))))) * 3;
        x = m290(m291(m292(m293(m294(m295(m296(m297(m298(m299(x)))))))))) * 3;
        return x;
    }

    static long statics() {
        long h = 0;
        h = h * 31 + s0 + s1 + s2 + s3 + s4 + s5 + s6 + s7 + s8 + s9;
        h = h * 31 + s10 + s11 + s12 + s13 + s14 + s15 + s16 + s17 + s18 + s19;
        h = h * 31 + s20 + s21 + s22 + s23 + s24 + s25 + s26 + s27 + s28 + s29;
        h = h * 31 + s30 + s31 + s32 + s33 + s34 + s35 + s36 + s37 + s38 + s39;
        h = h * 31 + s40 + s41 + s42 + s43 + s44 + s45 + s46 + s47 + s48 + s49;
        h = h * 31 + s50 + s51 + s52 + s53 + s54 + s55 + s56 + s57 + s58 + s59;
        h = h * 31 + s60 + s61 + s62 + s63 + s64 + s65 + s66 + s67 + s68 + s69;
        h = h * 31 + s70 + s71 + s72 + s73 + s74 + s75 + s76 + s77 + s78 + s79;
        h = h * 31 + s80 + s81 + s82 + s83 + s84 + s85 + s86 + s87 + s88 + s89;
        h = h * 31 + s90 + s91 + s92 + s93 + s94 + s95 + s96 + s97 + s98 + s99;
        h = h * 31 + s100 + s101 + s102 + s103 + s104 + s105 + s106 + s107 + s108 + s109;
        h = h * 31 + s110 + s111 + s112 + s113 + s114 + s115 + s116 + s117 + s118 + s119;
        s0 = s119 = h;
        return h ^ s60;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new ManyMembers().all(1) + " " + new Half().all(1) + " " + statics() + " " + (s0 == s119));
        ManyMembers m = new Half();
        m.f299 += m.f0++ + --m.f150;
        System.out.println(m.all(5) + " " + m.f299 + " " + m.f0 + " " + m.f150);
        System.out.println(ManyMembers.class.getDeclaredFields().length + " " + ManyMembers.class.getDeclaredMethods().length + " " + Half.class.getDeclaredMethods().length);
        System.out.println(ManyMembers.class.getDeclaredMethod("m123", int.class).invoke(m, 0));
        System.out.println(ManyMembers.class.getDeclaredField("f77").getInt(m) == m.f77);
    }
}
