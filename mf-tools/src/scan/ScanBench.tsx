import { Crumbs, LiveText, styled, useSettings } from '@site/shell/kit';
import { type ComponentType, useState } from 'react';
import { TitleBlock } from '../parts/TitleBlock';
import { DomainField } from './DomainField';
import { Progress } from './Progress';
import { SampleSheet } from './SampleSheet';
import { ScanHeadLook } from './ScanHeadLook';
import type { ResultProps, ScanWords } from './ScanWords';
import { summaryOf } from './summaryOf';
import { TroubleSheet } from './TroubleSheet';
import { useScan } from './useScan';

/** A scanning tool: a domain goes in on top, what is found comes out below. Its result is fetched with the first scan. */
export function ScanBench({ words, title, trail, isEmbedded = false }: ScanBenchProps) {
  const scan = useScan(words.tool);
  const [loaded, setLoaded] = useState<{ Result?: ComponentType<ResultProps> }>({});
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
      <ScanHeadLook className="ruled edges">
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
      </ScanHeadLook>
      <LiveText>{summaryOf(scan)}</LiveText>
      {isDone && loaded.Result ? (
        <loaded.Result scan={scan} words={words} />
      ) : (
        <Body className="ruled edges" aria-label={words.page.label}>
          <div className="wrap">
            {phase === 'idle' || trouble?.kind === 'field' ? (
              <SampleSheet words={words} />
            ) : (
              <>
                {trouble && (
                  <TroubleSheet trouble={trouble} onRetry={() => handleScan(scan.domain, scan.selectors)} />
                )}
                {(isBusy || Object.keys(scan.findings).length > 0) && <Progress scan={scan} words={words} />}
              </>
            )}
            <TitleBlock items={words.facts} />
          </div>
        </Body>
      )}
    </>
  );
}

interface ScanBenchProps {
  words: ScanWords;
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
