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
  /** Reads at most 100 contacts; those that don't exist are left out. */
  readContacts: (by: 'email' | 'id', keys: string[], properties: string[]) => Promise<HubspotContact[]>;
  /**
   * Creates or updates at most 100 contacts by email.
   * https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/batch/upsert-contacts
   */
  upsertContacts: (contacts: HubspotUpsert[]) => Promise<HubspotBatch>;
  /** https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/contacts/gdpr/gdpr-delete-contact */
  eraseContact: (key: { id?: string; email: string }) => Promise<void>;
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

export interface HubspotContact {
  id: string;
  properties: Record<string, string | null>;
  updatedAt: string;
}

export interface HubspotUpsert {
  email: string;
  properties: Record<string, string>;
}

/** The contacts that were written, and why others were not, by email. */
export interface HubspotBatch {
  written: HubspotContact[];
  refused: { emails: string[]; message: string }[];
}
