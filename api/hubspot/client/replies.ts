import { array, boolean, create, type Infer, number, optional, string, type, union } from 'superstruct';
import type { AnyStruct } from '../../platform/contracts/endpoint';
import type { HubspotBatch, HubspotForm, HubspotFormConsent, HubspotPipeline } from './HubspotClient';
import { HubspotError } from './HubspotError';

/** A response of this form. One of another is a failure of HubSpot, after which the call is repeated later. */
export function readAs<T>(body: unknown, struct: AnyStruct<T>): T {
  try {
    return create(body, struct);
  } catch {
    throw new HubspotError('unavailable', 'HubSpot’s response can’t be read.');
  }
}

const Batch = type({
  results: array(type({ id: string() })),
  errors: optional(
    array(
      type({
        message: optional(string()),
        category: optional(string()),
        context: optional(
          type({
            ids: optional(array(string())),
            id: optional(array(string())),
            objectWriteTraceId: optional(array(string())),
          }),
        ),
      }),
    ),
  ),
});

export const Associations = type({
  results: array(
    type({
      from: type({ id: string() }),
      to: array(type({ toObjectId: union([string(), number()]) })),
      paging: optional(type({ next: optional(type({ after: string() })) })),
    }),
  ),
});

export const Pipelines = type({
  results: array(
    type({
      id: string(),
      label: string(),
      stages: array(
        type({
          id: string(),
          label: string(),
          displayOrder: number(),
          metadata: type({
            isClosed: optional(union([string(), boolean()])),
            probability: optional(union([string(), number()])),
          }),
        }),
      ),
    }),
  ),
});

export function toPipeline({
  id,
  label,
  stages,
}: Infer<typeof Pipelines>['results'][number]): HubspotPipeline {
  return {
    id,
    label,
    stages: [...stages]
      .sort((a, b) => a.displayOrder - b.displayOrder)
      .map(({ id: stage, label: name, metadata: { isClosed, probability } }) => ({
        id: stage,
        label: name,
        // Only a deal that is won or lost is certain.
        isClosed:
          isClosed === undefined
            ? ['0', '1'].includes(String(Number(probability)))
            : String(isClosed) === 'true',
        isWon: Number(probability) === 1,
      })),
  };
}

export const Forms = type({
  results: array(
    type({
      id: string(),
      name: string(),
      fieldGroups: array(
        type({
          fields: optional(
            array(type({ name: string(), label: optional(string()), required: optional(boolean()) })),
          ),
        }),
      ),
      legalConsentOptions: optional(
        type({
          type: string(),
          communicationsCheckboxes: optional(array(type({ required: optional(boolean()) }))),
          lawfulBasis: optional(string()),
          subscriptionTypeIds: optional(array(number())),
          privacyText: optional(string()),
        }),
      ),
    }),
  ),
  paging: optional(type({ next: optional(type({ after: string() })) })),
});
export type FormsPage = Infer<typeof Forms>;
type FormResult = FormsPage['results'][number];

export const toForm = ({ id, name, fieldGroups, legalConsentOptions }: FormResult): HubspotForm => ({
  id,
  name,
  fields: fieldGroups.flatMap(({ fields = [] }) =>
    fields.map((field) => ({
      name: field.name,
      label: field.label || field.name,
      isRequired: field.required === true,
    })),
  ),
  consent: toConsent(legalConsentOptions),
});

function toConsent(options: FormResult['legalConsentOptions']): HubspotFormConsent {
  if (!options || options.type === 'none') return { type: 'none' };
  const { type: kind, communicationsCheckboxes = [], lawfulBasis = '' } = options;
  if (kind !== 'legitimate_interest')
    return {
      type: 'process',
      hasRequiredMessages: communicationsCheckboxes.some(({ required }) => required === true),
    };
  const { subscriptionTypeIds = [], privacyText = '' } = options;
  return { type: kind, basis: lawfulBasis, subscriptionTypeIds, text: privacyText };
}

/** A 207 holds what was done and what was not. */
export function toBatch<Written>(body: unknown): HubspotBatch<Written> {
  const { results, errors = [] } = readAs(body, Batch);
  return {
    written: results as unknown as Written[],
    refused: errors.map(({ message = 'HubSpot gave no reason.', category, context }) => ({
      keys: context?.ids ?? context?.id ?? context?.objectWriteTraceId ?? [],
      message,
      isMissing: category === 'OBJECT_NOT_FOUND',
    })),
  };
}
