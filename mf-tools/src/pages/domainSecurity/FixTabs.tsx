import type { Fix } from '@site/api/tools/scans/contract';
import { styled } from '@site/shell/kit';
import { CopyButton } from '../../clipboard/CopyButton';
import { Tabs } from '../../scans/result/Tabs';

/** Fixes by web server, the detected one first. A check with several headers has several fixes per server. */
export function FixTabs({ fixes, title }: { fixes: readonly Fix[]; title: string }) {
  const tabs = [...new Set(fixes.map(tabName))].map((name) => ({
    name,
    content: fixes
      .filter((fix) => tabName(fix) === name)
      .map((fix) => <Lines key={fix.value} fix={fix} title={title} />),
  }));
  const [only] = tabs;
  return (
    <Styles>{tabs.length === 1 ? only?.content : <Tabs label={`Lines for ${title}`} tabs={tabs} />}</Styles>
  );
}

const tabName = ({ host, type, kind }: Fix) => host || type || kind;

function Lines({ fix, title }: { fix: Fix; title: string }) {
  const { kind, type, name, value, note } = fix;
  return (
    <div className="lines">
      {kind !== 'config' && <p className="where">{[type, name].filter(Boolean).join(' ')}</p>}
      <pre>
        <code>{value}</code>
      </pre>
      {note && <p>{note}</p>}
      <CopyButton text={value} context={`for ${title}, ${tabName(fix)}`} />
    </div>
  );
}

const Styles = styled('div')`
  margin-top: 12px;
  .lines {
    padding-top: 10px;
  }
  pre {
    margin: 0 0 8px;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: var(--r-cell);
    background: var(--white);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  code {
    font: 450 0.8125rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--ink);
  }
  .where {
    font: 450 0.8125rem / 1.5 var(--mono);
    color: var(--blue);
  }
  .lines p {
    font-size: 0.9375rem;
    margin-bottom: 8px;
  }
  @media print {
    margin-top: 2px;
    pre {
      padding: 2px 6px;
      margin: 0;
    }
    pre,
    code {
      font-size: 7.5pt;
      line-height: 1.3;
    }
    .lines p {
      display: none;
    }
  }
`;
