/**
 * The workbench's own tokens, light and dark, and the kit's parts made denser for it. Put on the whole document
 * while a workbench screen is shown, so that sheets and menus drawn outside of the screen have them too.
 */
const dark = `
--paper:#07172A;--sheet:#0B2038;--sand:#12283F;--steel:#0F2A47;
--navy:#A9CBEE;--navy-deep:#8FB6DE;--blue:#8FB6DE;--blue-2:#5F8CBA;
--ink:#F1F5F9;--text:#CBD8E6;--muted:#94A9BF;--faint:#94A9BF;
--line:rgba(180,206,232,.13);--line-2:rgba(180,206,232,.27);--rule:rgba(180,206,232,.07);
--ember-deep:#FF9A5C;--ember-t:#FF9A5C;--error:#FF9C88;
--on-navy:#07172A;--hover:rgba(169,203,238,.06);--sel:#10294A;--ember-w:rgba(242,106,33,.14);
--sh-float:0 0 0 1px rgba(180,206,232,.12),0 24px 60px -12px rgba(0,0,0,.7);
color-scheme:dark`;

export const workbenchCss = `
:root{--on-navy:#fff;--hover:rgba(14,63,110,.045);--sel:#EAEEF1;--ember-w:rgba(242,106,33,.11);--brand:#0E3F6E;
--sh-float:0 1px 0 rgba(14,63,110,.06),0 18px 48px -12px rgba(10,27,46,.28);
--rail:206px;--bar:52px;--ctl:34px;--a12:.75rem;--a13:.8125rem;--a14:.875rem;color-scheme:light}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}
:root[data-theme=dark]{${dark}}
@media(max-width:767px){:root{--ctl:44px}}
html body{font-size:var(--a14);line-height:1.45}
body :is(h1,h2,h3,h4){letter-spacing:-.02em}
html :focus-visible{outline-offset:2px;box-shadow:0 0 0 5px var(--ember-halo)}
html body .size-small.size-small{min-height:var(--ctl);padding:0 12px;gap:7px;border-radius:6px;font-size:var(--a14);box-shadow:none;white-space:nowrap}
html body .size-small.size-small svg{width:16px;height:16px}
html body .tone-navy.tone-navy{color:var(--on-navy)}
html body .tone-line.tone-line{background:var(--sheet)}
html body .tone-ember.tone-ember{color:#0A1B2E;box-shadow:none}
html body .tone-text.tone-text{background:none}
html body .tone-text.tone-text:hover{background:var(--hover)}
html body .cell.cell:is(:hover,:focus-within){background:var(--sheet)}
.m{font:450 var(--a12)/1.4 var(--mono);letter-spacing:-.02em}
.mu{color:var(--muted)}
.kbd{display:inline-grid;place-items:center;min-width:20px;height:20px;padding:0 5px;border:1px solid var(--line-2);border-radius:4px;font:500 .6875rem/1 var(--mono);color:var(--muted);background:var(--sheet)}
.lk{color:var(--navy);font-weight:550;text-decoration:none;background:linear-gradient(currentColor,currentColor) 0 100%/100% 1px no-repeat;padding:0 0 1px;border:0;cursor:pointer;white-space:nowrap}
.lk:hover{background-size:0 1px}
.ok,.wt,.no,.held{display:inline-flex;align-items:center;gap:8px}
.ok::before{content:"";width:9px;height:5px;border:solid var(--blue);border-width:0 0 1.75px 1.75px;transform:translateY(-1px) rotate(-45deg);flex:none}
.wt::before{content:"";width:7px;height:7px;border-radius:50%;background:var(--ember);flex:none}
.held::before{content:"";width:7px;height:7px;border:1px solid var(--muted);border-radius:50%;flex:none}
.no::before{content:"";width:7px;height:7px;background:var(--error);transform:rotate(45deg);flex:none}
`;
