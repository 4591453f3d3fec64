import { below, styled } from '@site/shell/kit';

/** Warnings and notes about a settings section. */
export function SectionFacts({ row: { warnings } }: { row: { warnings: string[] } }) {
  if (!warnings.length) return null;
  return (
    <Styles role="note" aria-label="Warnings">
      {warnings.map((text) => (
        <p key={text}>
          <b>Warning:</b> {text}
        </p>
      ))}
    </Styles>
  );
}

const Styles = styled('div')`
  padding: 10px 20px 12px;
  border-bottom: 1px solid var(--line-2);
  background: var(--ember-w);
  p {
    font-size: var(--a13);
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  p + p {
    margin-top: 8px;
  }
  b {
    font-weight: 600;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
