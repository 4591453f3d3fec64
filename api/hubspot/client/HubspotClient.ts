/** The calls to HubSpot that the site needs. Each type names the page of HubSpot's reference it follows. */
export interface HubspotClient {
  /** https://developers.hubspot.com/docs/apps/legacy-apps/private-apps/overview */
  readToken: () => Promise<HubspotToken>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/account/account-information/guide */
  readAccount: () => Promise<HubspotAccount>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/crm/properties/guide */
  listProperties: () => Promise<HubspotProperty[]>;
  listGroups: () => Promise<HubspotGroup[]>;
  createGroup: (group: HubspotGroup) => Promise<void>;
  createProperties: (properties: NewHubspotProperty[]) => Promise<void>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/crm/owners/guide */
  listOwners: () => Promise<HubspotOwner[]>;
  /** https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/get-pipelines */
  listDealPipelines: () => Promise<HubspotPipeline[]>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/get-forms */
  listForms: () => Promise<HubspotForm[]>;
  /**
   * https://developers.hubspot.com/docs/api-reference/legacy/marketing/forms/v3-legacy/submit-data-authenticated
   */
  submitForm: (portalId: number, formId: string, submission: HubspotSubmission) => Promise<void>;
  /** Reads at most 100 contacts; those that don't exist are left out. */
  readContacts: (by: 'email' | 'id', keys: string[], properties: string[]) => Promise<HubspotContact[]>;
  /**
   * Creates or updates at most 100 contacts by email.
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/upsert-contacts
   */
  upsertContacts: (contacts: HubspotUpsert[]) => Promise<HubspotBatch<HubspotContact>>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/gdpr/gdpr-delete-contact */
  eraseContact: (key: { id?: string; email: string }) => Promise<void>;
  /**
   * Each takes at most 100 meetings, notes or deals.
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/meetings/guide
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/notes/guide
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/deals/guide
   */
  createObjects: (kind: string, objects: NewHubspotObject[]) => Promise<HubspotBatch<HubspotObject>>;
  updateObjects: (kind: string, objects: HubspotObjectChange[]) => Promise<HubspotBatch<HubspotObject>>;
  readObjects: (kind: string, ids: string[], properties: string[]) => Promise<HubspotObject[]>;
  /** They can be restored in HubSpot for 90 days. */
  archiveObjects: (kind: string, ids: string[]) => Promise<void>;
  /**
   * The ids of a kind of objects of at most 100 contacts, by contact.
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/associations/associate-records/batch/get-associations
   */
  readAssociated: (kind: string, contactIds: string[]) => Promise<Map<string, string[]>>;
}

export interface HubspotToken {
  hubId: number;
  appId: number;
  scopes: string[];
}

export interface HubspotAccount {
  portalId: number;
  /** Not in every version of the API. */
  portalName?: string;
  accountType: string;
}

export interface HubspotProperty {
  name: string;
  label: string;
  /** `string`, `number`, `date`, `datetime`, `enumeration`, `bool` or `phone_number`. */
  type: string;
  groupName: string;
  options?: { label: string; value: string }[];
  calculated?: boolean;
  modificationMetadata?: { readOnlyValue?: boolean };
}

export interface NewHubspotProperty {
  name: string;
  label: string;
  type: string;
  fieldType: string;
  groupName: string;
  options?: { label: string; value: string }[];
}

export interface HubspotGroup {
  name: string;
  label: string;
}

export interface HubspotOwner {
  id: string;
  email: string;
}

/** A pipeline of deals with its stages, in order. */
export interface HubspotPipeline {
  id: string;
  label: string;
  stages: { id: string; label: string; isClosed: boolean; isWon: boolean }[];
}

export interface HubspotForm {
  id: string;
  name: string;
  fields: { name: string; label: string; isRequired: boolean }[];
  consent: HubspotFormConsent;
}

/** https://github.com/HubSpot/hubspot-api-nodejs/blob/master/codegen/marketing/forms/models/LegalConsentOptionsLegitimateInterest.ts and those beside it */
export type HubspotFormConsent =
  | { type: 'none' }
  /** Whether the form insists on consent to a kind of messages. */
  | { type: 'process'; hasRequiredMessages: boolean }
  | { type: 'legitimate_interest'; basis: string; subscriptionTypeIds: number[]; text: string };

export interface HubspotSubmission {
  /** Milliseconds since 1970. */
  submittedAt: string;
  fields: { objectTypeId: '0-1'; name: string; value: string }[];
  context: { hutk: string; pageUri: string; pageName: string };
  legalConsentOptions?: object;
}

export interface HubspotContact {
  id: string;
  properties: Record<string, string | null>;
  updatedAt: string;
}

export interface HubspotUpsert {
  email: string;
  properties: Record<string, string>;
}

export interface HubspotObjectChange {
  id: string;
  properties: Record<string, string>;
}

export interface HubspotObject {
  id: string;
  properties: Record<string, string | null>;
  /** Of the input that created it. */
  objectWriteTraceId?: string;
}

/**
 * Refusals name an input of a batch by its trace ID.
 * https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/notes/batch/create-notes
 */
export interface NewHubspotObject {
  objectWriteTraceId: string;
  properties: Record<string, string>;
  associations: {
    to: { id: string };
    types: { associationCategory: 'HUBSPOT_DEFINED'; associationTypeId: number }[];
  }[];
}

/** What was written, and why the rest was not, by email, ID or trace ID. */
export interface HubspotBatch<Written> {
  written: Written[];
  refused: { keys: string[]; message: string; isMissing: boolean }[];
}
