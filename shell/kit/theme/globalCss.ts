import instrumentSans from '../fonts/instrument-sans.woff2';
import jetBrainsMono from '../fonts/jetbrains-mono-annotations.woff2';

/** Addresses of the two fonts every page uses, for preloading. */
export const fontUrls = [instrumentSans, jetBrainsMono];

/**
 * The sheet under every page: fonts, tokens, reset, focus and the few classes sections share.
 * Put into the head once by the server. Tokens are CSS custom properties so that a component's styles stay static.
 */
export const globalCss = `
@font-face{font-family:"Instrument Sans";src:url(${instrumentSans}) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"JetBrains Mono";src:url(${jetBrainsMono}) format("woff2");font-weight:100 800;font-display:swap}
@font-face{font-family:"Instrument Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:101.6%;ascent-override:95.5%;descent-override:24.6%;line-gap-override:0%}
@font-face{font-family:"Mono Fallback";src:local("Courier New"),local("Liberation Mono"),local("Menlo");size-adjust:100%;ascent-override:102%;descent-override:30%;line-gap-override:0%}
:root{
--paper:#F4F3EF;--sheet:#FCFBF8;--sand:#ECE6DC;--steel:#E6EBF0;--night:#07172A;--white:#fff;
--navy:#0E3F6E;--navy-deep:#0A3057;--blue:#2D5D94;--blue-2:#3A6EA5;
--ink:#0A1B2E;--text:#22364C;--muted:#46586C;--faint:#61707F;--on-dark:#F4F3EF;--on-dark-2:#B4C6D9;--on-dark-3:#9FC0E2;
--line:rgba(14,63,110,.15);--line-2:rgba(14,63,110,.32);--rule:rgba(14,63,110,.1);--line-dark:rgba(180,206,232,.2);
--ember:#F26A21;--ember-hi:#FF8A45;--ember-deep:#B8430B;--ember-t:#A93C08;--ember-halo:rgba(242,106,33,.28);--error:#A3260F;--error-on-dark:#FF8E73;
--sans:"Instrument Sans","Instrument Fallback",system-ui,sans-serif;--mono:"JetBrains Mono","Mono Fallback",ui-monospace,monospace;
--fs-note:.8125rem;--fs-sm:.9375rem;--fs-body:1.0625rem;--fs-lead:clamp(1.125rem,.98rem + .55vw,1.375rem);
--fs-h4:1.25rem;--fs-h3:clamp(1.375rem,1.2rem + .7vw,1.75rem);--fs-h2:clamp(2.125rem,1.35rem + 3.1vw,4rem);--fs-display:clamp(2.75rem,1rem + 7.4vw,8.75rem);
--s1:8px;--s2:16px;--s3:24px;--s4:32px;--s5:48px;--s6:64px;--s7:96px;--s8:128px;
--gutter:clamp(16px,3.2vw,40px);--wrap:min(1400px,100% - 2*var(--gutter));
--r-cell:3px;--r-ctl:8px;--r-round:999px;
--sh-float:0 1px 0 rgba(14,63,110,.06),0 18px 48px -12px rgba(10,27,46,.22);
--sh-sheet:0 1px 0 rgba(255,255,255,.8) inset,0 24px 60px -28px rgba(10,27,46,.25);
--t-hover:.14s;--t-move:.7s cubic-bezier(.2,.7,.1,1);
--i1:#0E3F6E;--i2:#2D5D94;--i3:#3A6EA5;--fa:#FFFFFF;--fb:#F0F4F7;--fc:#DAE4ED;--fd:#B5C8DB;--fe:#E4EBF1;--fs:#F7F9FB;--fg:#F7F5F0;--fh:#2D5D94;--fl:#A9BED3;
}
.inv{--i1:#DCE9F6;--i2:#9FC0E2;--i3:#6E97C2;--fa:#15497C;--fb:#114170;--fc:#0B3158;--fd:#092748;--fe:#0E3A66;--fs:#0C335C;--fg:#0B3159;--fh:#DCE9F6;--fl:#5684B3}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%;scroll-padding-top:88px}
body{margin:0;background:var(--paper);color:var(--text);font:400 var(--fs-body)/1.6 var(--sans);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}ul,ol{padding:0;list-style:none}a{color:inherit}img,svg,video{display:block}img,video{max-width:100%}
button,input,select,textarea{font:inherit;color:inherit}
h1,h2,h3,h4{color:var(--ink);font-weight:500;letter-spacing:-.03em;line-height:1.04;text-wrap:balance;overflow-wrap:break-word}
h1[tabindex]:focus{outline:none;box-shadow:none}
p{text-wrap:pretty;overflow-wrap:break-word}
.wrap{width:var(--wrap);margin-inline:auto;position:relative}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:focus-visible{outline:2px solid var(--navy);outline-offset:3px;border-radius:4px;box-shadow:0 0 0 7px var(--ember-halo)}
.dark :focus-visible{outline-color:#fff}
.note{font:450 var(--fs-note)/1.45 var(--mono);letter-spacing:-.02em;color:var(--blue)}
.tn{font-variant-numeric:tabular-nums}
.eyebrow{display:flex;align-items:center;gap:14px;font-weight:600;font-size:.8125rem;line-height:1.3;letter-spacing:.14em;text-transform:uppercase;color:var(--navy)}
.eyebrow::before{content:"";flex:none;width:44px;height:1px;background:linear-gradient(90deg,currentColor 0 22px,transparent 22px 27px,currentColor 27px 30px,transparent 30px 35px,currentColor 35px)}
.h2{font-size:var(--fs-h2);letter-spacing:-.04em}
.lead{font-size:var(--fs-lead);line-height:1.5;color:var(--text);max-width:36em}
.dark{color:var(--on-dark-2)}.dark h2,.dark h3{color:#fff}.dark .eyebrow,.dark .note{color:var(--on-dark-3)}
.ic{width:20px;height:20px;flex:none;stroke:currentColor;fill:none;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.lucide{stroke-width:1.75;flex:none}
.ruled{position:relative}
.ruled::before{content:"";position:absolute;inset:0 auto 0 50%;transform:translateX(-50%);width:min(1440px,100vw - 2*var(--gutter) + 40px);pointer-events:none;--c:var(--rule);background:linear-gradient(var(--c),var(--c)) 0 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) calc(25% + 10px) 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) 50% 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) calc(75% - 10px) 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) 100% 0/1px 100% no-repeat}
.ruled.edges::before{background:linear-gradient(var(--c),var(--c)) 0 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) 100% 0/1px 100% no-repeat}
.ruled.q1::before{background:linear-gradient(var(--c),var(--c)) 0 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) calc(25% + 10px) 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) 50% 0/1px 100% no-repeat,linear-gradient(var(--c),var(--c)) 100% 0/1px 100% no-repeat}
@media(max-width:1099px){.ruled.q1::before{background:none}}
@media(max-width:767px){.ruled::before{content:none}}
.iso{width:100%;height:auto;overflow:visible}.iso *{vector-effect:non-scaling-stroke;stroke-linejoin:round;stroke-linecap:round}
.iso .s1{stroke:var(--i1);stroke-width:1.35}.iso .s2{stroke:var(--i2);stroke-width:.9}.iso .s3{stroke:var(--i3);stroke-width:.55}.iso .n{fill:none}
.iso .fa{fill:var(--fa)}.iso .fb{fill:var(--fb)}.iso .fc{fill:var(--fc)}.iso .fd{fill:var(--fd)}.iso .fe{fill:var(--fe)}.iso .fs{fill:var(--fs)}.iso .fg{fill:var(--fg)}.iso .fh{fill:var(--fh)}.iso .fl{fill:var(--fl)}
.iso .ax{stroke:var(--i2);stroke-width:1;stroke-dasharray:14 4 2 4;fill:none}.iso .dim{stroke:var(--i3);stroke-width:.75;stroke-opacity:.65}.iso .dimt{stroke:var(--i1);stroke-width:1.35}
.iso .heat{transition:stroke .2s}
[hidden]{display:none!important}
@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
@media print{.no-print{display:none!important}}
`;
