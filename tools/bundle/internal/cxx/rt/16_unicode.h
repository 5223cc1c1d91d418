// 16_unicode.h: packages unicode and unicode/utf8. 12_quote.h describes how tables are packed.

//@ unicode_IsLetter
//= pure
static const char rt_letter_text[] =
	"SJ#.#(#)9%B%Z4(.2'+#%#RN'%$&&%#*#%%%#%6%QJ%S),SE%I&#*LQ@=(&Q%NH$%R-%#3$+$.%&#4#%ABR#/#<D-$(#)8(#-#'#;;+-):%(5MQ2Q,'#6#+,32(*&$&8%)%#'&'#4#1$%%2$.#,(($"
	"&8%)%$%$%$D&%#7%4+%%%8%)%$%''#6#3$;#/*&$&8%)%$%''#C$%%3#5#%('%%&'$%#%$'$'%'.:#Q,*%%%9%2'#>%&#&$C#(*%%%9%,%''#D$%$3$5+%%%L&#4#)%,%<()4':%+%#&)Q2Q&%$0)Q"
	"2$%#%'%:%#%,%$-#&'%#9&E#Q7*%G@'R@N8#4((&'#'$+%(/0#5I%#)#&N%W;%&&)%#%&&L%&&D%&&)%#%&&1%Q/%&&Q9J24QM&('_&&3%<)QB**+415242/%%3Q*H#(#Q;R#+'&E%#)Q<.BQ)A&'/"
	"O(<Q.9-Q+QK#R)Q%5*Q.A1$.O>GN%.G&++N&%N&%(%$'#)T2Q8V0&(&I&(&*%#%#%#%B&Q+%)%#'%%)'&&((/)%%)RA#1#4/R1#(#&,%#''*#%#%#%&%-&&)'(#Q,$Qb#U+*&'$0I%#)#&Q.+#49-)"
	"%)%)%)%)%)%)%)QI#ZB$O')$(QM*%%R$%&)N%R(5CQ(2[ASbGQ8[d;Q;Q$&V''2.$8Q%4B&Q<Q)+&R1&Q6)$%#%'<2%%%&%9BQ*2Q(Q6('#%$/>.9=@+Q%A#4'%,.'%L;%%*89'#'Q(%#'$&'&#%#<"
	"%&-+%0(&(&(-)%)%N%0*R=BUrK09(Q'Ta(X0&R4K)0')#%,%/%'%#%$%$%R6FX-6Q6&Q,M.RA'%S%I<*</R#'(&(&(&%H.%<%5%$%1&0GRFXJ@'Q'Q'C16%**I.A&G(*Q(S<6G(G(K,Q*0-%1%)%$%"
	"-%1%)%$Q;W%-8.*<(%M%+Q=(&#%O%$'#&9.9-BQ95%$.8.<Q>Q.*$Q8#3&%%%@O@'@H*%>@Q,.8.514R:Q@Q/Q)1Q)1GWMM*$QG@.#,8O4Q&7@90Q+Q1$&#1Q#E;>GB#&#,F'#0Q&2&9#%#H4%;7$Q"
	"7)%#%&%1%,+Q%K*&$&8%)%$%''#6#0'S>Q+6&8%CQ&8$%#T,Q%N&IQ&8#Q3N1#Q@=J)T-ORAQ6D*&#&*%$%:3#%#R**&J4#%#A#.K+#9#/Q$7#6Q@V#+%H5#Q)AR<)%$%I9#=(%$%C2#W753#%/%ER"
	"I#QHeMU.T6Q`MR+3i25(RS9^-Te-]L+B5QF5A6Q&4&D7)5`AQ6RMQB)#Q:/Q8$%#ASW6,m(O+Tl'&%)%$%V=3#B%&#2&,XOQX8R5)/'++,ST*QL%Q=%$&#&$&&%.%#%)%Q7%&&*%)%>%&%'%#')%WC"
	"&;%;%B%;%B%;%B%;%B%;%*zMB*(UNQ4S2Q#.)4#W1A6O[$>b,)%&%$%1%T7Q3Q:+#l4&%=%$%#&#%,%&%#%#*#(#%#%#%%%$%#&#%#%#%#%#%$%#&&%)%&%&%#%,%3)%%'%3R]8gRKERV4*U$&R{M2"
	"SvHQk;]0s.Ri-)RW.";
inline bool unicode_IsLetter(int32 r) {
	if (r < 0x80) return (r >= 'a' && r <= 'z') || (r >= 'A' && r <= 'Z');
	static rt_ranges t(rt_letter_text);
	return t.has(r);
}
//@ unicode_IsUpper
//= pure
static const char rt_upper_text[] =
	"T39%)F#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#&#%#%#%#%#%#%#%#&#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%$%#%#'$%#%$%%&&%$%%'$%$%#%"
	"#%$%#&#%$%%%#%$'#+#&#&#&#%#%#%#%#%#%#%#&#%#%#%#%#%#%#%#%#&#&#%%%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#+$%$&#%&%#%#%#%#V=#%#'#,#*#%%"
	"%#%$%3%+H#&%'#%#%#%#%#%#%#%#%#%#%#%#)#&#%$&Q)Q(#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#-#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%$%#%#%#%#%#%#&#"
	"%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#&IQfBI%#)#a6QMQV&N&%W0#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%"
	"#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#-#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%"
	"#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#-*,(.*,*,(/#%#%#%#,*QA&0&0&0'/&UO#(#'%&%&#''*#%#%#%&&&.$)#Q5#Qb$Q&Q(#%%&#%#%#%&%#&#,%%#"
	"%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#,#%#(#aQF#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#"
	"7#%#%#%#%#%#%#%#%#%#%#%#%#%#S'#%#%#%#%#%#%#'#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#.#%#%$%#%#%#%#(#%#&#%#'#%#%#%#%#%#%#%#%#%#%'%"
	"'%#%#%#%#%#%#%#%&%#*#)#%#A#[h+<lFKS(GS<-%1%)%$y.Q)Qj5C[^8C^d0<><><>#%$&#&$&&%*><>$%&&*%)@$%&%'%#')@<><><><><><C;F;F;F;F;F#R])E";
inline bool unicode_IsUpper(int32 r) {
	if (r < 0x80) return r >= 'A' && r <= 'Z';
	static rt_ranges t(rt_upper_text);
	return t.has(r);
}
//@ unicode_IsLower
//= pure
static const char rt_lower_text[] =
	"T(#N:%*%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%$%#%#%#%#%#%#%#%$%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#&#%#%%&#%#&#'$(#&#'%&#&#%"
	"#%#&#%$%#&#'#%#&$&%*#&#&#%#%#%#%#%#%#%#%$%#%#%#%#%#%#%#%#%$&#%#'#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%)&#&$%#(#%#%#%#%Q;%=T5#%#'#'"
	"%6#@F%$'%%#%#%#%#%#%#%#%#%#%#%#%'%#&#&$Q+Q&%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#-#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#&#%#%#%#%#%#%$%#%#%"
	"#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#Q(LQf@N&%b0(QU:+RDOQ7/%ER2#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#"
	"%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%+%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#"
	"%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%+,(.*,*,(.*,*,0&*,*,*,'%$*#'%%$,&&$,*.%%$V.#'$'#@#(#(#&$,&(#Q-#Qc'Q&%#'$%#%#%#(#%$%()#%"
	"#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%$+#%#(#0I%#)#aP7#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%"
	"#%#%#%#7#%#%#%#%#%#%#%#%#%#%#%#%#%#S'#%#%#%#%#%#%%%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%#%*%#%#&#%#%#%#%#(#%#&#%%%#%#%#%#%#%#%#"
	"%#%#%#)#)#%#%#%#%#%#%#%#(#%#*#%#%#%#%#A#'#cBN)++QGZf()0'i-<lNKS(GS;-%1%)%$yHQ)QiBC[^8C^d*<>)%4><>&%#%)%-><><><><><><><><>>A;%(>;%(>;%(>;%(>;%(%#zM,%6*"
	"(Q_#E";
inline bool unicode_IsLower(int32 r) {
	if (r < 0x80) return r >= 'a' && r <= 'z';
	static rt_ranges t(rt_lower_text);
	return t.has(r);
}
//@ unicode_IsDigit
//= pure
static const char rt_digit_text[] =
	"v',S&,T:,Y4,RC,RC,RC,RC,RC,RC,RC,RC,RC,R,,RC,Q>,V2,Q>,{2,K,VI,RM,SG,*,T*,QO,S&,*,cY>,`6,K,T:,:,QO,Y.,Z|6,q*,QU>,c8,RM,Q4,S0,V2,WG,RC,X:,R2,R2,Y>,R2,b."
	",U>,Q>,Y>,Yy:,QO,S&,_`$Q(QYI,Y>,[6,j.,Re*,";
inline bool unicode_IsDigit(int32 r) {
	if (r < 0x80) return r >= '0' && r <= '9';
	static rt_ranges t(rt_digit_text);
	return t.has(r);
}
//@ unicode_IsNumber
//= pure
static const char rt_number_text[] =
	"T%$)#&%qF,S&,T:,Y4,RC,((R8,RC,RC,&(R:/R@,,)R3,R4)+5R9,R,,RC,Q>6V(,Q>,a36e%%U7,*,:,VI,RM-SF,*,T*,QO,S&,*,hG#'(*,T:Q)&'a:Q2QG8_2Ap9#bB#=+2%WH&S*,C*%1E,L"
	"1`[0,T0,W0(S:,K,T:,:,QO,Y.,Z|6,[-Q#0Q/5$WF=I&B#,#S&'T>,f6*=)L+QD':(SA$&2&Q$Q8+Q,$C%QD'R4*<*N)W:(Q(,VCBS>,O&R<)S&ARM,Q4,S0,+6UD,WG,RC,X:,R2,R2.Y<5R),b."
	"@U+,Q>,Y>,R27i/R9YZN,QO,S&,%)c*9^ZF606R8;j-Q(QYI,Y>,[6,g)+RM,c#Q1%%%&QEQ#%1fK/Qd3,";
inline bool unicode_IsNumber(int32 r) {
	if (r < 0x80) return r >= '0' && r <= '9';
	static rt_ranges t(rt_number_text);
	return t.has(r);
}
//@ unicode_IsMark
//= pure
static const char rt_mark_text[] =
	"b7R:V/)V#Q#%#%$%$%#QA-Q(74#R1)&(&$%&H#C=R'-Q2+-#<&%+%%%'Q#%Q4*O:%DQ.%%4%).$B%Q0#%)&$&%-#.$>#&%Q0#%'($&%'#C$'#/%Q0#%*%%%%8$:(%%Q0#%)&$&%+%.$C#Q3''%%&-#"
	"M'Q/#%)%%%&+$/$B%Q0#%)%%%&+$/$3#0&Q/$%)%%%&-#.$B%Q>#((%#%*6$Q5#&)0*R.#&+/)QB$@#%#%#($Q)6%$)-%G-#R06;&(%%%&)'&1.%#.&a#%f:&A%B$C$Q8C-#Q%%%#RB$G#RC.(.U#'"
	"Q1,%@&#Q(BQ)'Q'3K+0%C/Q00Q(6S8%%7(#*#&%T:Q6a4DQjG%S-#R,C]>(R5$`j<&%,E$QI$V,#'#(#;'(#QL$Q*4>41#K*=/Q$&Q'0I#Q;00#,$Q%%Q*#%%&$)$%#N')$U4*%$ZeE#aF242g)#U*"
	"#S5'vO%%$)&M%(#SF$^%&XH$QI%Q>-Q)&RG%Q-1N#&$.&Q%-+#Q5%I04$Q$#0%Q(0,&%$R(.*#&#S=.9&Q/$%)&$&%-#.$&)''T44;#QJ6U3)&+@$QK3R6/R11UI1U=(%$&&%#%$S-)&)'#A,M)%&,"
	"#--Q&2Y-*%*QK8%0RG('#%$%)%#Q:'%$%'WL&-$%#Q()''Rs)#*1WYC'Q3)hI#%Q-+&QJ#/$ZV'$RcNQ$&9]2''(,*&)C&S4%QQ#Q-(Q(,#2#:'%1oM)%3&)%$%'R0#SA)X;#Q5&[<&g<)R9)Y^`5U"
	"6";
inline bool unicode_IsMark(int32 r) {
	if (r < 0x80) return false;
	static rt_ranges t(rt_mark_text);
	return t.has(r);
}
//@ unicode_IsPunct
//= pure
static const char rt_punct_text[] =
	"SA#)#'#.$'#'#`O#,#Z>(N$Q+#%#&#&#Q$$8$%$1#%%QC&R2#Q#0U1%Q.1D#UN$.#S,#RE#RF#XK#0#X3#R&#.$SI1%#J&Q@#QC'($R;(SL#^M+S7#_)#Q$$QG%Q@$S=%%%J-W)$TM$RM)%(SM)A$R"
	"J&Q3'Q6$Q8*/#cI:,6%/%.C$2$_5&B$iB0QH$D,Y+8Q7&E$b3&%$R<#S/Q%%C&.Y;%(,&.4#0#R.#R&#`_O$V)%R/#.#R@(XA&QO$M%%#Q)$Q'#R-/4$RI&RK$4$UB#Zr*$TE,:F%0%#(#%$S5%%(%"
	"&.$'$>%%#@#%#%)Y2%`,#Q(#Y6#aL#T;#D#V,+K#R<)Q:)R%&bI#SH'Q$&T1)R9$%&RK&Q($QH&(#1#%%R$(R7#Y9'.$%#R4#UC9R5%A/QE#RO%UE#V$%S;#R(*QL%%'R),W''O$_B$QC/T##jI'Qg"
	"I$Wq/$S%#Q9',#d2&W7#ZV8#S{#'Q{.$";
inline bool unicode_IsPunct(int32 r) {
	if (r < 0x80) return r > ' ' && r < 0x7f && strchr("!\"#%&'()*,-./:;?@[\\]_{}", r);
	static rt_ranges t(rt_punct_text);
	return t.has(r);
}
//@ unicode_IsSymbol
//= pure
static const char rt_symbol_text[] =
	"SB'%$&#%&&#'#C#D#Z6&00))%#%3RB#2$R<#S+#V&%RC%&#&$TC#.#7$U@#+$S(#X-$*$U=#RK#RO*S$#TD#N#T9#T5%3#%%&(8#%#%#S%*%(%$)&T9$b(,a7#X1#X(#S=EX%,-+iE#%%/%1%1%1$Q"
	"=#1#L%1%7DQ7$%&%$.#%%)(%#%#%#(#/$(')&%#Q2$(X:(@&UC=-QJQE:^OQ$Q'&B.Y):Q5(C&X8&C%R3U-(X)$Q&<%R#0TI>.,#1$0#9$*$R'$U;$(,EGAB/A,#3C.J3W.SbIQ6[dAQ-]N9-$R3$S"
	"=&.&^%%U)#2$ZhN#S(3XB2RL#Q$&R.#%%&#S:#*#4%D#%#@#%#RN)%)1$W)+Q13&%%/'#Q'Q#vC$^7#Qm:#QUN@Y{&&)#Zr.#ReHR>Q4U<.J&Q2)%:$+A(Q39Q8'#T.QNdK#=#D#=#D#=#D#=#D#=#"
	"Q4[>Q/&Q**%0%$x8#YH#Q]0#'#RJ#Z-$V*O(R.01&1%1%H;S@Q0@1O(++$2(S:g2(3'/'RB(R)*.(#3.(Q.,,*K,A&$QGWC00&/'++Q$%),0(++++S1%Q-";
inline bool unicode_IsSymbol(int32 r) {
	if (r < 0x80) return r > ' ' && r < 0x7f && strchr("$+<=>^`|~", r);
	static rt_ranges t(rt_symbol_text);
	return t.has(r);
}
//@ unicode_IsGraphic
//= pure
static const char rt_graphic_text[] =
	"S@/%a,&(()%#%6%Y#%I&Q(&%%Q-,=((58%T2%Q&&Q1&R/2Q1&Q'&1%>&#%-)B-QA%S@%*&$&8%)%#'&&+&$&&,#($%'&;&%%(($&8%)%$%$%$&#%'($&%'#+&%#+3.%%+%%%8%)%$%'&,%%%%&#3&&"
	".+)%%%*&$&8%)%$%'&+&$&%+%($%'&4.$%('%%&'$%#%$'$'%'.(''%%&&#*#27)/%%%9%2&+%%%&+$%%&#&&&,+8%%%9%,%'&+%%%&+$*$%&&,%%0/%%%Q)%%%((2&<%%%4':%+%#&)'#((%#%**,"
	"&%0Q0(@J$%#%'%:%#%9&'%#%)%,&&EQ>%G(J%G%1%/JT8%#)#&X;%&&)%#%&&L%&&D%&&)%#%&&1%Q/%&&Q9&C'<*QM&(&`+'R#+8-:-60/%%%$0R(&,*,*0%-*R#+N)Q<.B%.(.(#'M&'/O(<*-'Q"
	"4&Q7%@&-*,*0&BQ)QD'Q%%R>,Q2'1'Q2+N&-,N)](&(&I&(&*%#%#%#%B&Q+%1%0&(%5&%%+%-):+Q'4$&=%/'D3D3S*(`%=-9z*&C%WL)Q#%#)#&Q.+$2:-)%)%)%)%)%)%)%)%RIG<%R#0TI>.(Q"
	"6%QM&R1)N%R(%QK0Q%%`UD'Q--WK8T*,T=)$%#%'<Q1',*Q.,Q<,.*R>/A'QE%-(D%Q--0&,&R1<>.(&(&(-)%)%Q2(RI&,*UrK09(Q'Ta(X0&R4K)0')<%'%#%$%$%RH4Z'&Q,+#EM*Q)%5%&('%S"
	"%(T0'(&(&(&%')%)1$&.%<%5%$%1&0GRF)%(Q#'QO%/'#Q'Q$RO@'Q'3>(G-A)N)A%H(0OS<&,*G(G(K,Q*/.%1%)%$%-%1%)%$Q;W%-8.*<(%M%+Q=(&#%O%$'#&9%Q>,+Q(5%$)D'=)#Q8Q.(6&Q"
	"(%$)*%%%@&%(,+++Q6EJ(.-Q,'@&=)<+&0)QIQ@Q/Q)1Q)+Q$,,VCB%M%%&$QDN,M:<K>89-QE(G-Q4%'1;+,*Q+%4,J-R*%6/4%Q%Q6)%#%&%1%-*Q1),*&%*&$&8%)%$%'%,&$&%&#*#))&)''S+"
	"R&%'CQ>,,SGQ,&IGQ;/,*/7Q0*,Q.=&1(9T-Q2R0QJ0*&#&*%$%A%$&.-,Q>*&Q$&-@Q>,QJ1Q@+,U>+%Q#%0.@'C&8%0QB)%$%O'#%$%+,,*(%$%H%$%(+,W&;+3%L'>QO#3Q(1eNR2R9%'/T6Q`M"
	"R-1i248RS*^-Te-]L+B%,(QH%,*A&(.Q<.,%)%7)5`AR%R1QB(Q/+3Q8'/$2SW6,m(O+Tl'&%)%$%V=3#B%&#2&,XOQX8R5)/'++,&&RcMQ$&9-R>Q4U<.J&QA,R:9Q<RG6060QN-;S'QL%Q=%$&#&"
	"$&&%.%#%)%Q7%&&*%)%>%&%'%#')%WC&V>&`M3'%1j(B*(TJ)%3&)%$%')Q4F#R<Q#'0&,($W0B5Q0)#Z<MaK)%&%$%1%T7&2NQC(,($bJQ:QEQ3T6&%=%$%#&#%,%&%#%#*#(#%#%#%%%$%#&#%#%"
	"#%#%#%$%#&&%)%&%&%#%,%3)%%'%3Q,$V*O(R.01&1%1%H.SMQ0@1O(++$2(S:g2(3'/'RB(R)*.(#3.(Q.,,*K,A&$QGWC00&/'++Q$%),0(++++S1%Q-J,h6gRKERV4*U$&R{M2SvHQk;]0s.Ri-"
	")RW.X`s,U6";
inline bool unicode_IsGraphic(int32 r) {
	if (r < 0x80) return r >= ' ' && r < 0x7f;
	static rt_ranges t(rt_graphic_text);
	return t.has(r);
}
//@ unicode_IsPrint
//= pure
inline bool unicode_IsPrint(int32 r) { return rt_printable(r); }
//@ unicode_IsSpace
//= pure
inline bool unicode_IsSpace(int32 r) { return r >= 0 && rt_space(r); }
//@ unicode_IsControl
//= pure
inline bool unicode_IsControl(int32 r) { return (r >= 0 && r < 0x20) || (r >= 0x7f && r < 0xa0); }
//@ unicode_IsTitle
//= pure
inline bool unicode_IsTitle(int32 r) { return r == 453 || r == 456 || r == 459 || r == 498 || (r >= 8072 && r <= 8111 && (r & 8)) || r == 8124 || r == 8140 || r == 8188; }
//@ rt_case_map
// For each rune, the number to add to get its other case. The text lists sequences lo, lo + step, ... of
// runes with the same number; if two sequences contain a rune, the first one counts. Memory pages for runes
// without case are never written, so the system need not provide them.
struct rt_case_map {
	int32 add[125252];
	explicit rt_case_map(const char* text) {
		rt_packed in = {text};
		for (int32 lo = 0; *in.p;) {
			lo += in.next();
			int32 count = in.next(), step = in.next(), d = in.next();
			for (int32 i = 0; i <= count; i++)
				if (!add[lo + i * step]) add[lo + i * step] = d & 1 ? -(d >> 1) : d >> 1;
		}
	}
	int32 map(int32 r) const { return uint32(r) < 125252 ? r + add[r] : r; }
};
//@ unicode_ToUpper
//= pure
static const char rt_toupper_text[] =
	"T(#$rFO9$Q8;)$Q8*#$U9%:%&Q'#$Z<%%%&**%&49%&Q&%%&(#$^A$#$XJ&$%&(#$&'#$&)#$&&#$T5'#$&$#$W5'#$UL&%%&*#$&(#$&&#$&'$%&(#$&'#$&%#$R;)#$&$#$(%#$&$#$(%#$&$#$("
	"%*%&2#$S>%+%&6#$&$#$(%#$&'6%&N+%&<#$&&$$[W=&#$&('%&,#$[V)$#$[V#$#$[V'$#$Y<$#$Y4%$$Y2&#$Y,%#$Y.$#$|p='#$Y2$#$|p5%#$Y6%#$|nH$#$|p'%#$Y:$#$Y>$#$|p'$#$[T1"
	"$#$|oN&#$Y>%#$[T=$#$YC&#$YE+#$[S=&#$YM%#$|p%$#$YM'#$|nL$#$YM$#$S*$$$YK%#$S.)#$YO.#$|mN$#$|mHSG#$SHQ#$%&)#$&'%$ULQ(#$QE$%$QC'3$Q84#$Q6$+$Q8,#$RM$$$RK&#"
	"$RI$#$R>'#$R*$#$R8$#$4%.%&:#$SM$#$SA$#$1$#$U0%#$T4&#$&&#$&Q,C$Q8D2$SA43%&N=%&Q.)%&0#$C%Q&%&S/I$R,Qg:N$STDQ$%$STDb2($4QU@#$Ve0$#$Ve.$#$VdI$$$VdE%#$VdG$"
	"#$Vd8$#$VaO$#$ud#U8#$ug#'#$Sz34#$ui3R>QB%&S9#$RC)Q&%&R**$33($33*$33*$33($34&%32*$33$$S3%&$SL'$$T;%$$UH%$$U'%$$UD'*$33*$33*$33$$3&#$5.#$Wd:(#$50$$33$$3"
	"(#$11#$5WK#$Q0F2$E7#$&d+<$Q,{LQ&$R,Q(#$&'#$[VC$#$[V<%%%&.#$&&#$&.Q(%&R6$%&*#$&0I$Wg,K#$Wg,)#$Wg,aP79%&Q70%&SB)%&3B%&Q>$%&('%&0#$&($%&&#$R+&,%&B*%&6$%&"
	",#$&)$%&C#$&d<#${,AQG$yV<[SA<$Q8m:K$QIT#G$QIT2-$QG/1$QG3)$QG+$$QGyIQ)$RMQjHC$Q8[_+C$Q8aZ-E$Q<";
inline int32 unicode_ToUpper(int32 r) {
	if (r < 0x80) return r >= 'a' && r <= 'z' ? r - 32 : r;
	static rt_case_map m(rt_toupper_text);
	return m.map(r);
}
//@ unicode_ToLower
//= pure
static const char rt_tolower_text[] =
	"T39$Q7;)$Q7L:%%Q'#$Y&%%%%**%%49%%Q%#$U:$%%%+#$Y;$$%%'#$Y3$#$%%$$Y1%#$%&#$S=$#$Y+$#$Y-$#$%%#$Y1$#$Y5%#$Y=$#$Y9$#$%'#$Y=$#$YB%#$YD$%%%)#$YL$#$%%#$YL&#$%"
	"%#$YL$#$%%$$YJ%$%%'#$YN$#$%'#$%+#$'$#$%%#$'$#$%%#$'$+%%6+%%6#$'$$%%'#$T6$#$R<$6%%L#$UM%+%%;#$[VB$#$%%#$W6$#$[V;&#$%%#$XK$#$S)$#$S-$'%%VF$%%)#$%,#$U/*#"
	"$QD%%$QB'#$RL%$$RJ&3$Q75+$Q7Q##$3,.%%@#$RE&#$%%#$2$#$%&%$UM&2$S@3C$Q7QH3%%N=%%Q-#$B$)%%2Q&%%R,I$R+Qg:I$Wg+K#$Wg+)#$Wg+a6QG$yV;QH($3QV+N$STEQ$%$STEW2QB"
	"%%S=#$Ww*%Q&%%R3*$43($43*$43*$43($44&%42*$4D*$43*$43*$43$$4%$$S4%#$6/&$SM'#$6/$$4%$$T<1$$4%$$U(%#$2/$$UI%$$UE%#$6VF#$WrC'#$Xn&$#$Xh<*#$Q/Q%2$DG#$%c><$"
	"Q+{5Q&$R+R+#$%%#$[T2$#$Sz4$#$[S>&%%%)#$[V$$#$[T>$#$[V*$#$[V(%#$%&#$%,$$[W>%Q(%%R6$%%*#$%aQF9%%Q70%%SB)%%3B%%Q>$%%'#$ug$$'%%0#$%%#$|nI&$%%),%%7#$|p($#$"
	"|p>$#$|p6$#$|oO$#$|p(%#$|mI$#$|nM$#$|mO$#${+$*%%3#$R,$#$|p&$#$ui4$$%%,#$%)$%%C#$%[h+<$Q7m2K$QHT#G$QHT3-$QF/1$QF3)$QF+$$QFy/Q)$RLQk;C$Q7[_+C$Q7aZ+E$Q;";
inline int32 unicode_ToLower(int32 r) {
	if (r < 0x80) return r >= 'A' && r <= 'Z' ? r + 32 : r;
	static rt_case_map m(rt_tolower_text);
	return m.map(r);
}
//@ unicode_ToTitle
//= pure
inline int32 unicode_ToTitle(int32 r) {
	if (r >= 452 && r <= 460) return (r - 452) / 3 * 3 + 453;
	if (r >= 497 && r <= 499) return 498;
	if (r >= 4304 && r <= 4351) return r;
	return unicode_ToUpper(r);
}
//@ unicode_SimpleFold
//= pure
// Returns the next larger rune that differs from r only in case, or else the smallest such
// rune.
inline int32 unicode_SimpleFold(int32 r) {
	static const int32 orbit[] = {
		75, 107, 83, 115, 107, 8490, 115, 383, 181, 924, 197, 229, 223, 7838, 229, 8491, 383, 83, 452, 453, 453, 454, 454, 452, 455, 456, 456, 457,
		457, 455, 458, 459, 459, 460, 460, 458, 497, 498, 498, 499, 499, 497, 837, 921, 914, 946, 917, 949, 920, 952, 921, 953, 922, 954, 924, 956,
		928, 960, 929, 961, 931, 962, 934, 966, 937, 969, 946, 976, 949, 1013, 952, 977, 953, 8126, 954, 1008, 956, 181, 960, 982, 961, 1009, 962, 963,
		963, 931, 966, 981, 969, 8486, 976, 914, 977, 1012, 981, 934, 982, 928, 1008, 922, 1009, 929, 1012, 920, 1013, 917, 1042, 1074, 1044, 1076,
		1054, 1086, 1057, 1089, 1058, 1090, 1066, 1098, 1074, 7296, 1076, 7297, 1086, 7298, 1089, 7299, 1090, 7300, 1098, 7302, 1122, 1123, 1123, 7303,
		7296, 1042, 7297, 1044, 7298, 1054, 7299, 1057, 7300, 7301, 7301, 1058, 7302, 1066, 7303, 1122, 7304, 42570, 7776, 7777, 7777, 7835, 7835, 7776,
		8126, 837, 8486, 937, 8490, 75, 8491, 197, 42570, 42571, 42571, 7304,
	};
	for (size_t i = 0; i < sizeof orbit / sizeof orbit[0]; i += 2)
		if (orbit[i] == r) return orbit[i + 1];
	if (r == 304 || r == 305) return r;  // Turkish
	int32 l = unicode_ToLower(r);
	return l != r ? l : unicode_ToUpper(r);
}
//@ utf8_RuneLen
//= pure
inline int64 utf8_RuneLen(int32 r) { return r < 0 || r > 0x10FFFF || (r >= 0xD800 && r < 0xE000) ? -1 : r < 0x80 ? 1 : r < 0x800 ? 2 : r < 0x10000 ? 3 : 4; }
//@ utf8_ValidRune
//= pure
inline bool utf8_ValidRune(int32 r) { return r >= 0 && r <= 0x10FFFF && !(r >= 0xD800 && r < 0xE000); }
//@ utf8_RuneCountInString
//= pure
inline int64 utf8_RuneCountInString(String s) {
	int64 n = 0, w = 1;
	for (int64 i = 0; i < s.n; i += w, n++) decode(s, i, w);
	return n;
}
//@ rt_as_string
// Returns a string that shares the memory of the bytes. Use it only until the bytes change.
inline String rt_as_string(Slice<uint8> b) { return String{reinterpret_cast<char*>(b.p), b.n}; }
//@ utf8_RuneCount
//= pure
inline int64 utf8_RuneCount(Slice<uint8> b) { return utf8_RuneCountInString(rt_as_string(b)); }
//@ utf8_DecodeRuneInString
//= pure
inline R2<int32, int64> utf8_DecodeRuneInString(String s) {
	int64 w = 0;
	if (s.n == 0) return R2<int32, int64>{0xFFFD, 0};
	int32 r = decode(s, 0, w);
	return R2<int32, int64>{r, w};
}
//@ utf8_DecodeRune
//= pure
inline R2<int32, int64> utf8_DecodeRune(Slice<uint8> b) { return utf8_DecodeRuneInString(rt_as_string(b)); }
//@ utf8_DecodeLastRuneInString
//= pure
inline R2<int32, int64> utf8_DecodeLastRuneInString(String s) {
	if (s.n == 0) return R2<int32, int64>{0xFFFD, 0};
	for (int64 k = 1; k <= 4 && k <= s.n; k++) {
		if ((s.p[s.n - k] & 0xC0) == 0x80 && k < 4) continue;
		int64 w = 1;
		int32 r = decode(s, s.n - k, w);
		if (w == k) return R2<int32, int64>{r, w};
		break;
	}
	return R2<int32, int64>{0xFFFD, 1};
}
//@ utf8_DecodeLastRune
//= pure
inline R2<int32, int64> utf8_DecodeLastRune(Slice<uint8> b) { return utf8_DecodeLastRuneInString(rt_as_string(b)); }
//@ utf8_ValidString
//= pure
inline bool utf8_ValidString(String s) {
	int64 w = 1;
	for (int64 i = 0; i < s.n; i += w)
		if (decode(s, i, w) == 0xFFFD && w == 1) return false;
	return true;
}
//@ utf8_Valid
//= pure
inline bool utf8_Valid(Slice<uint8> b) { return utf8_ValidString(rt_as_string(b)); }
//@ utf8_FullRune
//= pure
inline bool utf8_FullRune(Slice<uint8> b) { return rt_full_rune(b.p, b.n); }
//@ utf8_FullRuneInString
//= pure
inline bool utf8_FullRuneInString(String s) { return rt_full_rune(reinterpret_cast<const uint8*>(s.p), s.n); }
//@ utf8_RuneStart
//= pure
inline bool utf8_RuneStart(uint8 b) { return (b & 0xC0) != 0x80; }
//@ utf8_EncodeRune
//= writes 1
inline int64 utf8_EncodeRune(Slice<uint8> b, int32 r) {
	char t[4];
	int n = encode(t, r);
	if (b.n < n) panic_index(n - 1, b.n);
	memcpy(b.p, t, n);
	return n;
}
//@ utf8_AppendRune
//= returns 1, writes 1
inline Slice<uint8> utf8_AppendRune(Slice<uint8> b, int32 r) {
	char t[4];
	return appendstr(b, String{t, encode(t, r)});
}
