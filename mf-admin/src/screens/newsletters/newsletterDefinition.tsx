import {
  emptyNewsletter,
  findBlockErrors,
  type NewsletterDraft,
  PublishableNewsletter,
} from '@site/api/audience/newsletters/contract';
import { mayWriteNewsletters } from '@site/api/audience/newsletters/policy';
import { topicOptions } from '@site/api/audience/subscribers/contract';
import type { AnyStruct } from '@site/api/platform/contracts/endpoint';
import { formatQuantity } from '../../formatting/formatQuantity';
import { nextSlug } from '../../workbench/editor/address/nextSlug';
import { hasPublicUrl } from '../../workbench/editor/address/publicUrl';
import { completenessCheck } from '../../workbench/editor/checks/completenessCheck';
import type { EditorDefinition, FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { MultiSelect } from '../../workbench/fields/MultiSelect';
import { EmailChecks } from './EmailChecks';
import { MailingPanel } from './MailingPanel';
import { NewsletterBlocks } from './NewsletterBlocks';
import { NewsletterPreview } from './NewsletterPreview';
import { newsletters } from './newslettersApi';
import { readNewsletterText } from './readNewsletterText';
import { SegmentControl } from './SegmentControl';
import { SendDialog } from './SendDialog';
import { TestHoursControl, TestMeasureControl, TestShareControl } from './SubjectTestSelect';
import { UnpublishNote } from './UnpublishNote';

/** The editor of a newsletter. Its first publication sends it. */
export const newsletterDefinition: EditorDefinition<NewsletterDraft> = {
  noun: 'newsletter',
  name: 'newsletters',
  list: 'Newsletters',
  content: newsletters,
  needs: mayWriteNewsletters,
  initial: emptyNewsletter,
  nameOf: ({ subject }) => subject,
  fields: [
    { name: 'subject', label: 'Subject', kind: 'title', placeholder: 'Subject', maxLength: 300 },
    {
      name: 'preheader',
      label: 'Preview text',
      kind: 'lead',
      placeholder: 'Preview text: what inboxes show after the subject',
      maxLength: 300,
    },
    { name: 'blocks', label: 'Blocks', kind: 'custom', Control: NewsletterBlocks },
  ],
  sections: [
    {
      title: 'Recipients',
      fields: [
        {
          name: 'topics',
          label: 'Topics (leave empty to send to all subscribers)',
          kind: 'custom',
          Control: TopicsControl,
        },
        { name: 'segment', label: 'Segment', kind: 'custom', Control: SegmentControl },
      ],
      Footer: MailingPanel,
    },
    {
      title: 'Subject test',
      fields: [
        {
          name: 'secondSubject',
          label: 'Second subject',
          maxLength: 300,
          help: 'Optional. Part of your audience gets one of the two subjects at random. Everyone else gets the winner.',
        },
        {
          name: 'testShare',
          label: 'Test group',
          kind: 'custom',
          Control: TestShareControl,
        },
        {
          name: 'testMeasure',
          label: 'Choose the winner by',
          kind: 'custom',
          Control: TestMeasureControl,
        },
        {
          name: 'testHours',
          label: 'If there’s no clear winner, send the first subject after',
          kind: 'custom',
          Control: TestHoursControl,
        },
      ],
    },
    {
      title: 'Sender and page',
      fields: [
        {
          name: 'senderName',
          label: 'Sender name',
          maxLength: 120,
          help: 'Leave empty to use the company name. The email address is set on the server.',
        },
        {
          name: 'slug',
          label: 'Web page slug',
          maxLength: 200,
          help: 'Emails link to the page as “View in browser”. Search engines don’t list it. It’s also the campaign (utm_campaign) of visits from the newsletter’s links to this site.',
        },
      ],
    },
    { title: 'Email checks', Footer: EmailChecks },
  ],
  deriveFields: (draft, before, document) =>
    hasPublicUrl(document) ? draft : { ...draft, slug: nextSlug(draft.slug, before.subject, draft.subject) },
  checks: [
    {
      name: 'Required fields',
      run: (draft) => {
        const [problem] = Object.values(findBlockErrors(draft.blocks));
        const result = completenessCheck(draft, PublishableNewsletter as AnyStruct<NewsletterDraft>);
        return result.state === 'good' && problem ? { state: 'refuse', message: problem } : result;
      },
    },
  ],
  readText: readNewsletterText,
  hasFocusPhrase: false,
  pathOf: ({ slug }) => (slug ? `/newsletters/${slug}` : undefined),
  Preview: NewsletterPreview,
  PublishDialog: SendDialog,
  UnpublishNote,
  words: {
    publish: 'Send…',
    republish: 'Publish page',
    schedule: 'Schedule sending',
    scheduleNote:
      'The current version is sent at this time. Changes you make later aren’t included unless you schedule again.',
    published: 'Sent',
    changed: 'Sent, with changes that its page doesn’t show yet',
    withdrawn: 'Sent, page offline',
    done: 'sent',
    updated: 'page updated',
    live: 'Page live',
    failure: 'Couldn’t send',
    unscheduled: 'This newsletter won’t be sent automatically.',
    unpublishNote: 'Its page goes offline. Emails that aren’t sent yet are canceled.',
  },
  statusText: ({ blocks }) => formatQuantity({ one: 'block', many: 'blocks' }, blocks.length),
};

function TopicsControl(props: FieldControlProps) {
  return <MultiSelect {...props} choices={topicOptions} />;
}
