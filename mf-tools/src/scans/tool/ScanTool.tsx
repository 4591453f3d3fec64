import { Crumbs, LiveText, styled, useSettings } from '@site/shell/kit';
import { type ComponentType, useState } from 'react';
import { FactList } from '../../toolLayout/FactList';
import type { ScanResultProps, ScanToolDefinition } from '../definition/ScanToolDefinition';
import { scanAnnouncement } from '../stream/scanAnnouncement';
import { useScan } from '../stream/useScan';
import { DomainField } from './DomainField';
import { SampleResult } from './SampleResult';
import { ScanFailurePanel } from './ScanFailurePanel';
import { ScanHeaderStyles } from './ScanHeaderStyles';
import { ScanProgress } from './ScanProgress';

/** A scanning tool: a domain goes in on top, what is found comes out below. Its result is fetched with the first scan. */
export function ScanTool({ words, title, trail, isEmbedded = false }: ScanToolProps) {
  const scan = useScan(words.tool);
  const [loaded, setLoaded] = useState<{ Result?: ComponentType<ScanResultProps> }>({});
  const { phase, trouble, report } = scan;
  const { demonstrationDomains } = useSettings();
  const handleScan = (domain: string, selectors: readonly string[]) => {
    // What shows the result comes while the checks run, so that it is there when the last one answers.
    if (!loaded.Result) words.loadResult().then(setLoaded, () => {});
    scan.scan(domain, selectors);
  };
  const isDone = phase === 'done' && report && loaded.Result;
  const isBusy = phase === 'running' || (phase === 'done' && !loaded.Result);
  return (
    <>
      <ScanHeaderStyles className="ruled edges">
        <div className="wrap">
          {trail && <Crumbs trail={report ? [...trail, { label: report.shownAs, to: '#result' }] : trail} />}
          <div className="words">
            {title && <h1>{title}</h1>}
            <DomainField
              path={isEmbedded ? '' : words.page.path}
              error={trouble?.kind === 'field' ? trouble.says : undefined}
              isBusy={isBusy}
              takesSelectors={words.takesSelectors}
              offers={isEmbedded ? undefined : demonstrationDomains}
              onScan={handleScan}
              onStop={scan.stop}
            />
          </div>
        </div>
      </ScanHeaderStyles>
      <LiveText>{scanAnnouncement(scan)}</LiveText>
      {isDone && loaded.Result ? (
        <loaded.Result scan={scan} words={words} />
      ) : (
        <Body className="ruled edges" aria-label={words.page.label}>
          <div className="wrap">
            {phase === 'idle' || trouble?.kind === 'field' ? (
              <SampleResult words={words} />
            ) : (
              <>
                {trouble && (
                  <ScanFailurePanel
                    trouble={trouble}
                    onRetry={() => handleScan(scan.domain, scan.selectors)}
                  />
                )}
                {(isBusy || Object.keys(scan.findings).length > 0) && (
                  <ScanProgress scan={scan} words={words} />
                )}
              </>
            )}
            <FactList items={words.facts} />
          </div>
        </Body>
      )}
    </>
  );
}

interface ScanToolProps {
  words: ScanToolDefinition;
  title?: string;
  trail?: { label: string; to: string }[];
  isEmbedded?: boolean;
}

const Body = styled('section')`
  padding-bottom: clamp(48px, 5vw, 80px);
  .wrap > * + * {
    margin-top: 20px;
  }
`;
