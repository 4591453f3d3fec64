import { listSubscribers } from '@site/api/audience/management/contract';
import { mayGetSubscriber, mayListSubscribers } from '@site/api/audience/management/policy';
import { mayAddSubscriber } from '@site/api/audience/newSubscribers/policy';
import { type NewsletterRow, newsletterContent } from '@site/api/audience/newsletters/contract';
import { mayReadNewsletters, mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import { mayListPostTags } from '@site/api/audience/postTags/policy';
import { mayEditSequences, mayListSequences } from '@site/api/audience/sequences/policy';
import { mayReadHubspot, mayReadMapping } from '@site/api/hubspot/connection/policy';
import ContactRound from 'lucide-react/icons/contact-round';
import Mails from 'lucide-react/icons/mails';
import Newspaper from 'lucide-react/icons/newspaper';
import { createDocumentSource } from './workbench/commandPalette/createDocumentSource';
import { createRecordSource } from './workbench/commandPalette/createRecordSource';
import type { Screen } from './workbench/screen/Screen';

/** The screens of subscribers, newsletters, sequences and HubSpot, for `screens.ts`. */
export const audienceScreens: Screen[] = [
  {
    path: '/admin/subscribers',
    expose: './SubscribersScreen',
    label: 'Subscribers',
    group: 'Overview',
    icon: Mails,
    shortcut: 'n',
    needs: mayListSubscribers,
    records: createRecordSource('Subscribers', listSubscribers, ({ id, email, state }) => ({
      label: email,
      note: state,
      path: `/admin/subscribers/${id}`,
    })),
    record: { label: 'Subscriber', needs: mayGetSubscriber },
    createAction: { label: 'Add subscriber', path: '/admin/subscribers/new', needs: mayAddSubscriber },
  },
  {
    path: '/admin/subscribers/growth',
    expose: './SubscriberGrowthScreen',
    label: 'Subscriber growth',
    needs: mayListSubscribers,
  },
  {
    path: '/admin/newsletters',
    expose: './NewslettersScreen',
    label: 'Newsletters',
    group: 'Overview',
    icon: Newspaper,
    shortcut: 'w',
    needs: mayReadNewsletters,
    records: createDocumentSource<NewsletterRow>(
      'Newsletters',
      newsletterContent,
      ({ preheader }) => preheader,
    ),
    record: { label: 'Newsletter', needs: mayReadNewsletters },
    createAction: { label: 'New newsletter', path: '/admin/newsletters/new', needs: mayWriteNewsletters },
  },
  {
    path: '/admin/post-tags',
    expose: './PostTagsScreen',
    label: 'Post tags',
    needs: mayListPostTags,
    record: { label: 'Tag', needs: mayListPostTags },
  },
  {
    path: '/admin/sequences',
    expose: './SequencesScreen',
    label: 'Sequences',
    needs: mayListSequences,
    record: { label: 'Sequence', needs: mayListSequences },
    createAction: { label: 'New sequence', path: '/admin/sequences/new', needs: mayEditSequences },
  },
  {
    path: '/admin/hubspot',
    expose: './HubspotScreen',
    label: 'HubSpot',
    keywords: 'CRM',
    group: 'Overview',
    icon: ContactRound,
    shortcut: 'h',
    needs: mayReadHubspot,
    record: { label: 'HubSpot contact', needs: mayReadHubspot },
  },
  {
    path: '/admin/hubspot/mapping',
    expose: './HubspotMappingScreen',
    label: 'HubSpot field mapping',
    keywords: 'properties score consent source',
    needs: mayReadMapping,
  },
];
