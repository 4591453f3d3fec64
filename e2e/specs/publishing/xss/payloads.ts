/** A call that the test detects; the number identifies the payload. */
const call = (number: number) => `alert(${number})`;

/** Elements that run a payload on load or on hover. */
const ELEMENTS: ((run: string) => string)[] = [
  (run) => `<script>${run}</script>`,
  (run) => `<script src=data:,${run}></script>`,
  (run) => `<script type=module>${run}</script>`,
  (run) => `<img src=x onerror=${run}>`,
  (run) => `<IMG SRC=x OnErRoR="${run}">`,
  (run) => `<img/src=x/onerror=${run}>`,
  (run) => `<img src=x\nonerror\n=\n${run}>`,
  (run) => `<img src=x onerror="&#97;lert${run.slice(5)}">`,
  (run) => `<img srcset=x onerror=${run} alt="`,
  (run) => `<<img src=x onerror=${run}//>`,
  (run) => `<svg onload=${run}>`,
  (run) => `<svg><script>${run}</script></svg>`,
  (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  (run) => `<svg><a><set attributeName=href to=javascript:${run} /><text y=20>go</text></a></svg>`,
  (run) => `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`,
  (run) => `<svg><style><img src=x onerror=${run}></style></svg>`,
  (run) => `<svg><use href="data:image/svg+xml,<svg id=x onload=${run}>#x"/></svg>`,
  (run) => `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  (run) => `<math><a xlink:href=javascript:${run}>go</a></math>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run) => `<iframe src=javascript:parent.${run}></iframe>`,
  (run) => `<object data=javascript:${run}></object>`,
  (run) => `<embed src=javascript:${run}>`,
  (run) => `<body onload=${run}>`,
  (run) => `<video src=x onerror=${run}></video>`,
  (run) => `<audio src=x onerror=${run}></audio>`,
  (run) => `<video><source onerror=${run}></video>`,
  (run) => `<details open ontoggle=${run}>go</details>`,
  (run) => `<input autofocus onfocus=${run}>`,
  (run) => `<textarea autofocus onfocus=${run}></textarea>`,
  (run) => `<select autofocus onfocus=${run}></select>`,
  (run) => `<a href=javascript:${run} autofocus onfocus=${run} tabindex=0>go</a>`,
  (run) => `<style>@keyframes x{}</style><b style=animation-name:x onanimationstart=${run}>go</b>`,
  (run) => `<marquee onstart=${run}>go</marquee>`,
  (run) => `<form action=javascript:${run}><button>go</button></form>`,
  (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  (run) => `<base href=javascript:/><a href=${run}>go</a>`,
  (run) => `<link rel=stylesheet href=x onerror=${run}>`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  (run) => `<template><img src=x onerror=${run}></template>`,
];

/** Strings that break out of the surrounding context. */
const BREAKS = ['', '">', "'>", '</title>', '</textarea>', '</script>', '-->', ']]>'];

/** URLs that run a payload when they are followed or loaded. */
const SCHEMES: ((run: string) => string)[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `&#106;avascript:${run}`,
  (run) => `javascript&colon;${run}`,
  (run) => `java&Tab;script:${run}`,
  (run) => `javascript:%61lert${run.slice(5)}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:text/html;base64,${btoa(`<script>${run}</script>`)}`,
  (run) => `vbscript:${run}`,
  (run) => `//canary.example/${run}`,
];

/** Markdown syntax that contains a URL. */
const LINKS: ((address: string) => string)[] = [
  (address) => `[go](${address})`,
  (address) => `[go](<${address}>)`,
  (address) => `![go](${address})`,
  (address) => `<${address}>`,
  (address) => `[go][r]\n\n[r]: ${address}`,
];

/** Payloads for other parsers than HTML. */
const OTHERS: ((run: string) => string)[] = [
  (run) => `";${run};//`,
  (run) => `';${run};//`,
  (run) => `\\";${run};//`,
  (run) => `\`;${run};//`,
  (run) => `\${${run}}`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `\u2028${run}\u2029`,
  (run) => `<!--<script>${run}`,
  (run) => `&lt;img src=x onerror=${run}&gt;`,
  (run) => `&amp;lt;script&amp;gt;${run}`,
  (run) => `\uff1cimg src=x onerror=${run}\uff1e`,
  (run) => `%3Cscript%3E${run}%3C/script%3E`,
  (run) => `\\u003cscript\\u003e${run}`,
  (run) => `[go](/ "t\\" onmouseover=\\"${run}")`,
  (run) => `![go" onerror="${run}](x)`,
  (run) => `\`\`\`js" onload="${run}\n\`\`\``,
  (run) => `# go {#x" onload="${run}}`,
  (run) => `> [!NOTE]\n> <img src=x onerror=${run}>`,
  (run) => `| a |\n| - |\n| <img src=x onerror=${run}> |`,
  (run) => `=HYPERLINK("javascript:${run}")`,
];

/** All payloads, each with its own number. */
export const payloads: string[] = [
  ...BREAKS.flatMap((end) => ELEMENTS.map((make) => (run: string) => end + make(run))),
  ...LINKS.flatMap((link) => SCHEMES.map((make) => (run: string) => link(make(run)))),
  ...SCHEMES,
  ...OTHERS,
].map((make, index) => make(call(index)));

/** Fills fields with payloads that they have not had yet, as many as fit. */
export class PayloadFiller {
  private readonly next = new Map<string, number>();

  /** Pads to at least `least` characters and uses at most `most`. */
  take(field: string, most: number, least = 0): string {
    const fitting = payloads.filter((one) => one.trim().length <= most);
    let text = '';
    let at = this.next.get(field) ?? 0;
    for (let taken = 0; taken < fitting.length; taken++, at++) {
      const next = `${text}${text && ' '}${fitting[at % fitting.length]?.trim()}`;
      if (next.length > most) break;
      text = next;
    }
    this.next.set(field, at);
    return text.padEnd(least, '.');
  }

  /** The number of payloads used, by field. */
  get had(): Record<string, number> {
    return Object.fromEntries(
      [...this.next].map(([field, count]) => [field, Math.min(count, payloads.length)]),
    );
  }
}
