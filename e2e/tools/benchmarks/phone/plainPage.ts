const SENTENCE = 'We answer the phone, mend what broke and write down why. ';

/** A minimal page: ten sections of text in 3 KB, one small style element, no script, font or image. */
export const plainPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><style>body{margin:0 auto;max-width:60em;padding:1em;font:17px/1.6 sans-serif}section{padding:3em 0;border-top:1px solid}</style><h1>A plain page</h1>${Array.from(
  { length: 10 },
  (_, index) => `<section><h2>Section ${index + 1}</h2><p>${SENTENCE.repeat(4)}</p></section>`,
).join('')}</html>`;
