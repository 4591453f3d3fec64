import {
  challengeOptions,
  contactTimeOptions,
  lostReasonOptions,
  serviceOptions,
} from '@site/api/leads/enquiries/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { editorAddress } from '../../workbench/contentList/editorAddress';
import { EmailAddress } from '../../workbench/record/EmailAddress';
import { type Fact, FactGrid } from '../../workbench/record/FactGrid';
import { LeadFiles } from './files/LeadFiles';

/** Everything the sender submitted, with the page it was sent from. */
export function LeadFacts({ lead }: { lead: Lead }) {
  return <FactGrid facts={factsOf(lead)} />;
}

function factsOf(lead: Lead): Fact[] {
  const facts: Fact[] = [
    { name: 'Email', value: <EmailAddress email={lead.email} /> },
    ...(lead.form ? [{ name: 'Form', value: <SameForm form={lead.form} /> }] : []),
    ...ifGiven('Phone', lead.phone),
    ...ifGiven('Service', labelOf(serviceOptions, lead.service)),
    ...ifGiven('Challenge', labelOf(challengeOptions, lead.challenge)),
    ...ifGiven(
      'Preferred contact time',
      lead.contactTime
        ? labelOf(contactTimeOptions, lead.contactTime)
        : lead.form || lead.manual
          ? ''
          : 'No preference',
    ),
    ...lead.answers.map((answer) => ({ name: answer.label, value: answerValue(answer, lead) })),
    ...(lead.status === 'lost' ? [{ name: 'Lost reason', value: reasonOf(lead) }] : []),
    { name: 'Source', value: lead.source ?? 'Unknown' },
    ...(lead.manual
      ? [{ name: 'Entered by', value: lead.manual.by }]
      : [{ name: 'Page', value: <Page path={lead.page} document={lead.pageDocument} /> }]),
    ...(lead.landing && lead.landing !== lead.page
      ? [{ name: 'First page', value: <Page path={lead.landing} document={lead.landingDocument} /> }]
      : []),
    ...(lead.partner ? [{ name: 'Partner', value: <Others partner={lead.partner} /> }] : []),
    lead.manual
      ? { name: 'Consent', value: lead.consent ?? 'None recorded' }
      : { name: 'Consent text', value: `Version ${lead.disclosureVersion}` },
  ];
  const repeats = lead.repeats === 1 ? 'Once more' : `${lead.repeats} more times`;
  return lead.repeats ? [...facts, { name: 'Duplicates', value: repeats }] : facts;
}

function answerValue({ value, files }: Lead['answers'][number], { reference }: Lead): Fact['value'] {
  if (files) return <LeadFiles reference={reference} files={files} />;
  return typeof value === 'string' ? value : value ? 'Yes' : 'No';
}

/** A fact about a field that not every form has. */
const ifGiven = (name: string, value: string): Fact[] => (value ? [{ name, value }] : []);

/** The form, linked to all leads from it. */
function SameForm({ form: { slug, name } }: { form: NonNullable<Lead['form']> }) {
  return <Link to={`${paths.admin.leads}?form=${encodeURIComponent(slug)}`}>{name}</Link>;
}

/** A page of the site, linked to its editor where it is a document. */
function Page({ path, document }: { path: string | null; document: Lead['pageDocument'] }) {
  const editor = document && editorAddress(document);
  if (!path || !editor) return path ?? 'Unknown';
  return (
    <>
      <Link to={editor}>{document.label || path}</Link>
      <br />
      {path}
    </>
  );
}

/** The partner, linked to all leads from there. */
function Others({ partner }: { partner: string }) {
  return <Link to={`${paths.admin.leads}?partner=${encodeURIComponent(partner)}`}>{partner}</Link>;
}

function reasonOf({ lostReason, lostNote }: Lead): string {
  const reason = lostReason ? labelOf(lostReasonOptions, lostReason) : 'No reason recorded';
  return lostNote ? `${reason}: ${lostNote}` : reason;
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
