import { Breadcrumbs, LiveRegion, styled, useSettings } from '@site/shell/kit';
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

/** A scan tool: domain field, progress and result. The result component is loaded with the first scan. */
export function ScanTool({ definition, title, trail, isEmbedded = false }: ScanToolProps) {
  const scan = useScan(definition.tool);
  const [loaded, setLoaded] = useState<{ Result?: ComponentType<ScanResultProps> }>({});
  const { phase, failure, report } = scan;
  const { demonstrationDomains } = useSettings();
  const handleScan = (domain: string, selectors: readonly string[]) => {
    // Preloads the result component while the checks run.
    if (!loaded.Result) definition.loadResult().then(setLoaded, () => {});
    scan.scan(domain, selectors);
  };
  const isDone = phase === 'done' && report && loaded.Result;
  const isBusy = phase === 'running' || (phase === 'done' && !loaded.Result);
  return (
    <>
      <ScanHeaderStyles className="ruled edges">
        <div className="wrap">
          {trail && (
            <Breadcrumbs items={report ? [...trail, { label: report.shownAs, to: '#result' }] : trail} />
          )}
          <div className="words">
            {title && <h1>{title}</h1>}
            <DomainField
              path={isEmbedded ? '' : definition.page.path}
              error={failure?.kind === 'field' ? failure.message : undefined}
              isBusy={isBusy}
              acceptsSelectors={definition.acceptsSelectors}
              suggestions={isEmbedded ? undefined : demonstrationDomains}
              onScan={handleScan}
              onStop={scan.stop}
            />
          </div>
        </div>
      </ScanHeaderStyles>
      <LiveRegion>{scanAnnouncement(scan)}</LiveRegion>
      {isDone && loaded.Result ? (
        <loaded.Result scan={scan} definition={definition} />
      ) : (
        <Body className="ruled edges" aria-label={definition.page.label}>
          <div className="wrap">
            {phase === 'idle' || failure?.kind === 'field' ? (
              <SampleResult definition={definition} />
            ) : (
              <>
                {failure && (
                  <ScanFailurePanel
                    failure={failure}
                    onRetry={() => handleScan(scan.domain, scan.selectors)}
                  />
                )}
                {(isBusy || Object.keys(scan.findings).length > 0) && (
                  <ScanProgress scan={scan} definition={definition} />
                )}
              </>
            )}
            <FactList items={definition.facts} />
          </div>
        </Body>
      )}
    </>
  );
}

interface ScanToolProps {
  definition: ScanToolDefinition;
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
