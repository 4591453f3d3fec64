import { mayEditHubspot } from '@site/api/hubspot/connection/policy';
import { below, styled } from '@site/shell/kit';
import { usePermissions } from '../../session/usePermissions';
import { RelatedLists } from '../../workbench/list/RelatedLists';
import { TabBar } from '../../workbench/list/views/TabBar';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { QueryContent } from '../../workbench/screen/QueryContent';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { useGetHubspotMappingQuery } from './hubspotApi';
import { hubspotLists } from './hubspotTexts';
import { MappingGrid } from './MappingGrid';
import { MissingProperties } from './MissingProperties';

export { HubspotMappingScreen as Component };

/** Which fields are synced with which properties of HubSpot. */
export function HubspotMappingScreen() {
  const may = usePermissions();
  const result = useGetHubspotMappingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Styles>
      <PageMeta
        title="HubSpot field mapping"
        crumbs={[{ label: 'HubSpot', to: '/admin/hubspot' }, { label: 'Field mapping' }]}
      />
      <ScreenHeader title="HubSpot field mapping">
        Contacts are matched by email address. This table sets how every other field is synced.
      </ScreenHeader>
      <TabBar className="strip">
        <RelatedLists name="hubspot/mapping" label="HubSpot" lists={hubspotLists} />
      </TabBar>
      <QueryContent result={result} what="the mapping">
        {(mapping) => (
          <>
            {mapping.unreadable && (
              <p className="unread wt" role="status">
                The properties of the account can’t be read, so types aren’t checked. {mapping.unreadable}
              </p>
            )}
            <MissingProperties mapping={mapping} canEdit={may(mayEditHubspot)} />
            <MappingGrid mapping={mapping} canEdit={may(mayEditHubspot)} onReload={result.refetch} />
          </>
        )}
      </QueryContent>
    </Styles>
  );
}

const Styles = styled('div')`
  .strip {
    border-bottom: 1px solid var(--line-2);
  }
  .unread {
    display: flex;
    padding: 12px 20px;
    border-bottom: 1px solid var(--line);
  }
  @media ${below.phone} {
    .unread {
      padding-inline: 16px;
    }
  }
`;
