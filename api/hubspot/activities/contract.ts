import { array, boolean, type Infer, nullable, object, string } from 'superstruct';
import { documented, endpoint, optional } from '../../platform/contracts/endpoint';
import { HubspotActivities, HubspotConnection } from '../connection/contract';

const { leads, guests, subscribers, assessments, meetings, notes } = HubspotActivities.schema;
const { deals, dealPipeline, dealWonStage, dealReopenedStage, forms, formId } = HubspotActivities.schema;

/** What is left out stays as it is. */
export const HubspotActivitiesChange = object({
  leads: optional(leads),
  guests: optional(guests),
  subscribers: optional(subscribers),
  assessments: optional(assessments),
  meetings: optional(meetings),
  notes: optional(notes),
  deals: optional(deals),
  dealPipeline: optional(dealPipeline),
  dealWonStage: optional(dealWonStage),
  dealReopenedStage: optional(dealReopenedStage),
  forms: optional(forms),
  formId: optional(formId),
});
export type HubspotActivitiesChange = Infer<typeof HubspotActivitiesChange>;

const DealPipeline = object({
  id: string(),
  label: string(),
  stages: array(object({ id: string(), label: string(), isClosed: boolean() })),
});

export const HubspotPipelines = object({
  /** Null if they cannot be read. */
  pipelines: documented(nullable(array(DealPipeline)), { type: ['array', 'null'] }),
  /** Why they cannot be read; null if they can. */
  unreadable: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type HubspotPipelines = Infer<typeof HubspotPipelines>;

export const HubspotForms = object({
  /** Null if they cannot be read. */
  forms: documented(
    nullable(
      array(
        object({
          id: string(),
          name: string(),
          /** Why inquiries cannot be submitted to it; empty if they can. */
          problem: string(),
        }),
      ),
    ),
    { type: ['array', 'null'] },
  ),
  /** Why they cannot be read; null if they can. */
  unreadable: documented(nullable(string()), { type: ['string', 'null'] }),
});
export type HubspotForms = Infer<typeof HubspotForms>;

export const editHubspotActivities = endpoint({
  method: 'PATCH',
  path: '/admin/hubspot/activities',
  body: HubspotActivitiesChange,
  returns: HubspotConnection,
  ifMatch: true,
  summary:
    'Sets what is written: contacts of leads, guests and subscribers, results of assessments, bookings as meetings, notes on leads as notes, won leads as deals, inquiries of visitors with marketing consent as submissions of a form. All contacts are compared again. What was written stays in HubSpot. 422 if the token lacks a scope, or HubSpot the properties of results, 400 for stages and forms that HubSpot does not have.',
});

export const listHubspotPipelines = endpoint({
  method: 'GET',
  path: '/admin/hubspot/pipelines',
  returns: HubspotPipelines,
  summary: 'The pipelines of deals in HubSpot, with their stages.',
});

export const listHubspotForms = endpoint({
  method: 'GET',
  path: '/admin/hubspot/forms',
  returns: HubspotForms,
  summary: 'The forms in HubSpot, with what keeps inquiries from being submitted to them.',
});
