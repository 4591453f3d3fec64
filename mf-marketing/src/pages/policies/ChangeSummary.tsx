import type { PolicyVersionInfo } from '@site/api/content/policies/contract';
import { styled } from '@site/shell/kit';

/** The summary of a version's changes. */
export function ChangeSummary({ version: { inShort } }: { version: PolicyVersionInfo }) {
  if (!inShort.length) return <p>Nothing changed in the text.</p>;
  return (
    <Styles>
      {inShort.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Styles>
  );
}

const Styles = styled('ul')`
  margin-top: 14px;
  li {
    position: relative;
    padding: 4px 0 4px 26px;
  }
  li::before {
    content: "";
    position: absolute;
    left: 0;
    top: 1em;
    width: 14px;
    height: 1px;
    background: var(--blue-2);
  }
`;
