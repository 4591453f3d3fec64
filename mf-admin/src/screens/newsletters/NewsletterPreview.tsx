import type { NewsletterDraft } from '@site/api/audience/newsletters/contract';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { EmailPreview } from '../../workbench/emails/EmailPreview';
import { hasSubjectTest } from './subjectTestLabels';

/** The saved draft as an email. */
export function NewsletterPreview({ document: { id, version }, draft }: NewsletterPreviewProps) {
  const subjects = [
    draft.subject || 'No subject yet',
    ...(hasSubjectTest(draft) ? [draft.secondSubject] : []),
  ];
  if (!id) return <p className="mu">Nothing to preview yet. Start writing your newsletter.</p>;
  return (
    <EmailPreview title="Newsletter preview" path={`/api/admin/newsletters/${id}/email`} version={version}>
      {subjects.map((subject, at) => (
        <p className="inbox" key={at ? 'second' : 'first'}>
          <b>{subject}</b> <span className="mu">{draft.preheader}</span>
        </p>
      ))}
    </EmailPreview>
  );
}

interface NewsletterPreviewProps {
  draft: NewsletterDraft;
  document: ContentDocument<NewsletterDraft>;
}
