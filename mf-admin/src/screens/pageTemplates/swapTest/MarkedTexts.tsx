import type { MarkedTexts as Texts } from '@site/api/content/swapTest/contract';

/** The sentences of a page; those that another page has as well are marked. */
export function MarkedTexts({ texts }: { texts: Texts }) {
  return texts.map((sentences, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no identity of their own
    <p key={at}>
      {sentences.map(({ text, isShared }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no identity of their own
        <span key={index}>{isShared ? <mark>{text}</mark> : text} </span>
      ))}
    </p>
  ));
}
