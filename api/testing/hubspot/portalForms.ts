import type { HubspotSubmission } from '../../hubspot/client/HubspotClient';
import type { HubspotPortal } from './HubspotPortal';
import { error } from './portalErrors';

type Reply = [status: number, result: unknown];

/** https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/get-forms */
export const portalForms = () => [
  form('0f6c1a52-3b7e-4d0c-9a51-6f4c2f6f7a10', 'Website inquiries', ['firstname', 'lastname', 'company'], {
    type: 'explicit_consent_to_process',
    communicationsCheckboxes: [{ required: false, subscriptionTypeId: 77, label: 'News' }],
    privacyText: 'We respect your privacy.',
  }),
  form('9d2f0b7c-1c3e-4c55-8e0e-5b9f0c1d2e3f', 'Short form', ['message'], { type: 'none' }),
  form('5a1b2c3d-4e5f-4a6b-8c7d-8e9f0a1b2c3d', 'Event registration', ['budget*'], { type: 'none' }),
];

function form(id: string, name: string, fields: string[], legalConsentOptions: object) {
  return {
    id,
    name,
    formType: 'hubspot',
    archived: false,
    fieldGroups: ['email*', ...fields].map((field) => ({
      groupType: 'default_group',
      fields: [
        {
          objectTypeId: '0-1',
          name: field.replace('*', ''),
          label: field.replace('*', ''),
          required: field.endsWith('*'),
        },
      ],
    })),
    legalConsentOptions,
  };
}

/** https://developers.hubspot.com/changelog/validation-change-to-the-forms-api-submission-endpoints */
export function receiveSubmission(portal: HubspotPortal, body: Record<string, unknown>, call: string): Reply {
  const submission = body as unknown as HubspotSubmission;
  const [portalId, formId] = call.split('/').slice(-2);
  const found = portal.forms.find(({ id }) => id === formId);
  if (!found || portalId !== String(portal.id)) return [404, error('No such form.', 'NOT_FOUND')];
  const problem = findProblem(found, submission);
  if (problem) return [400, error(problem, 'VALIDATION_ERROR')];
  portal.submissions.push({ formId: found.id, ...submission });
  const email = submission.fields.find(({ name }) => name === 'email')?.value ?? '';
  const known = submission.fields.filter(({ name }) =>
    portal.properties.some((property) => property.name === name),
  );
  portal.write(email, Object.fromEntries(known.map(({ name, value }) => [name, value])), 'INTEGRATION');
  return [200, { inlineMessage: 'Thank you.' }];
}

type Form = ReturnType<typeof portalForms>[number];

function findProblem(
  { fieldGroups, legalConsentOptions }: Form,
  { fields, context, legalConsentOptions: given }: HubspotSubmission,
): string | undefined {
  const defined = fieldGroups.flatMap((group) => group.fields);
  for (const { name, value } of fields) {
    if (!defined.some((field) => field.name === name)) return `FIELD_NOT_IN_FORM_DEFINITION: ${name}`;
    if (value.includes('refused.example')) return `INPUT_VALUE_INVALID: ${name}`;
  }
  const lacking = defined.find(
    ({ name, required }) => required && !fields.some((each) => each.name === name),
  );
  if (lacking) return `REQUIRED_FIELD: ${lacking.name}`;
  if (!/^[0-9a-f]{32}$/.test(context.hutk)) return 'INVALID_HUTK';
  const { consent } = (given ?? {}) as { consent?: { consentToProcess?: boolean; text?: string } };
  const needsConsent = 'privacyText' in legalConsentOptions;
  if (needsConsent && !(consent?.consentToProcess && consent.text)) return 'The consent is missing.';
  return undefined;
}
