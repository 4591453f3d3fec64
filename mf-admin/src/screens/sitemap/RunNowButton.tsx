import { mayRunSitemap } from '@site/api/seo/sitemap/policy';
import { Button } from '@site/shell/kit';
import Play from 'lucide-react/icons/play';
import { usePermissions } from '../../session/usePermissions';
import { useSitemapOverview } from './sitemapApi';
import { useStartRun } from './useStartRun';

/** Starts a run, for members who may. */
export function RunNowButton() {
  const may = usePermissions();
  const { data } = useSitemapOverview();
  const { start, isStarting } = useStartRun();
  if (!may(mayRunSitemap)) return null;
  const isBusy = isStarting || Boolean(data?.active);
  return (
    <Button tone="navy" size="small" disabled={isBusy || !data} onClick={() => start(false)}>
      <Play aria-hidden />
      {isBusy ? 'Running…' : 'Run now'}
    </Button>
  );
}
