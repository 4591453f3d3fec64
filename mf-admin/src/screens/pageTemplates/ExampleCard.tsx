import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';
import type { TemplateExample } from '@site/api/content/pageTemplates/contract';
import { styled } from '@site/shell/kit';
import { blockKinds } from '../../workbench/landingBlocks/blockFields';

/** A sample page of a template: its URL, its text, and its errors. */
export function ExampleCard({ example, isOpen }: { example: TemplateExample; isOpen: boolean }) {
  const { reason, service, industry, place, path, title, description, words, blocks } = example;
  const { missing, errors } = example;
  const heading = blocks[0]?.title;
  return (
    <Styles>
      <header>
        <span className="m">{reason}</span>
        <span className="m mu">{words.toLocaleString('en-US')} words</span>
      </header>
      <h3>{title || 'No title'}</h3>
      {heading && heading !== title && <p>Heading: {heading}</p>}
      {path && <p className="m path">{path}</p>}
      <p className="mu">{[service, industry, place].filter(Boolean).join('\u00a0· ')}</p>
      {missing.length > 0 && (
        <p className="bad">
          No value for <code>{missing.join(', ')}</code>
        </p>
      )}
      {errors.map(({ field, message }) => (
        <p key={field} className="bad">
          {message}
        </p>
      ))}
      <details open={isOpen}>
        <summary>
          Text<span className="sr"> of {title || reason}</span>
        </summary>
        <p>{description}</p>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity of their own
          <section key={at}>
            <span className="m mu">{blockKinds[block.kind].label}</span>
            <h4>{block.title}</h4>
            {textsIn(block).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no identity of their own
              <p key={index}>{text}</p>
            ))}
          </section>
        ))}
      </details>
    </Styles>
  );
}

/** The texts of a block below its title, in order. */
function textsIn({ kind: _, title: __, ...parts }: UnfinishedBlock): string[] {
  return Object.values(parts)
    .flatMap((value) =>
      typeof value === 'string'
        ? [value]
        : (value as object[]).flatMap((item) => Object.values(item) as string[]),
    )
    .filter(Boolean);
}

const Styles = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  padding: 12px 14px 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  background: var(--sheet);
  overflow-wrap: anywhere;
  header {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  h3 {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.25;
  }
  h4 {
    font-size: var(--a14);
    font-weight: 600;
  }
  .path {
    color: var(--blue);
  }
  p {
    font-size: var(--a13);
  }
  .bad {
    padding-left: 10px;
    border-left: 3px solid var(--ember);
    color: var(--ember-t);
  }
  summary {
    padding-block: 4px;
    font-size: var(--a13);
    color: var(--navy);
    cursor: pointer;
  }
  details section {
    margin-top: 10px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
  details p {
    margin-top: 4px;
    white-space: pre-line;
  }
`;
