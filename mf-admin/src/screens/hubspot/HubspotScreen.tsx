import { styled } from '@site/shell/kit';
import { RelatedLists } from '../../workbench/list/RelatedLists';
import { TabBar } from '../../workbench/list/views/TabBar';
import { PageMeta } from '../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../workbench/screen/ScreenHeader';
import { ConnectionPanel } from './ConnectionPanel';
import { hubspotLists } from './hubspotTexts';

export { HubspotScreen as Component };

/** The connection to HubSpot. */
export function HubspotScreen() {
  return (
    <Styles>
      <PageMeta title="HubSpot" />
      <ScreenHeader title="HubSpot">Contacts of leads, bookings and the newsletter in your CRM.</ScreenHeader>
      <TabBar className="strip">
        <RelatedLists name="hubspot" label="HubSpot" lists={hubspotLists} />
      </TabBar>
      <ConnectionPanel />
    </Styles>
  );
}

const Styles = styled('div')`
  .strip {
    border-bottom: 1px solid var(--line-2);
  }
`;
