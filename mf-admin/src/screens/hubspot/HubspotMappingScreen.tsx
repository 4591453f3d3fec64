import { mayEditHubspot } from '@site/api/crm/connection/policy';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { usePermissions } from '../../session/usePermissions';
import { RelatedLists } from '../../workbench/list/RelatedLists';
import { TabBar } from '../../workbench/list/views/TabBar';
import { LoadError } from '../../workbench/screen/LoadError';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { useGetHubspotMappingQuery } from './hubspotApi';
import { hubspotLists } from './hubspotTexts';
import { MappingGrid } from './MappingGrid';
import { MissingProperties } from './MissingProperties';

export { HubspotMappingScreen as Component };

/** Which fields are synced with which properties of HubSpot. */
export function HubspotMappingScreen() {
  const may = usePermissions();
  const { data, error, isFetching, refetch } = useGetHubspotMappingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Styles>
      <PageMeta
        title="HubSpot field mapping"
        crumbs={[{ label: 'HubSpot', to: '/admin/hubspot' }, { label: 'Field mapping' }]}
      />
      <ScreenHeader title="HubSpot field mapping">
        Contacts are found by email address. Every other field is synced as this table says.
      </ScreenHeader>
      <TabBar className="strip">
        <RelatedLists name="hubspot/mapping" label="HubSpot" lists={hubspotLists} />
      </TabBar>
      {error && !data ? (
        <div className="state">
          <LoadError
            title="Couldn’t load the mapping"
            error={error as ApiError}
            onRetry={refetch}
            isBusy={isFetching}
          />
        </div>
      ) : data ? (
        <>
          {data.unreadable && (
            <p className="note wt" role="status">
              The properties of the account can’t be read, so types aren’t checked. {data.unreadable}
            </p>
          )}
          <MissingProperties mapping={data} canEdit={may(mayEditHubspot)} />
          <MappingGrid mapping={data} canEdit={may(mayEditHubspot)} onReload={refetch} />
        </>
      ) : (
        <div className="state" aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  .strip {
    border-bottom: 1px solid var(--line-2);
  }
  .state {
    display: grid;
    gap: 18px;
    padding: 20px;
  }
  .note {
    padding: 12px 20px;
    border-bottom: 1px solid var(--line);
  }
  @media ${below.phone} {
    .state,
    .note {
      padding-inline: 16px;
    }
  }
`;
