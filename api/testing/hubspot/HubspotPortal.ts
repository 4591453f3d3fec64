import type {
  HubspotGroup,
  HubspotOwner,
  HubspotProperty,
  HubspotSubmission,
} from '../../hubspot/client/HubspotClient';
import { DEMO_SECRET, DEMO_TOKEN, neededScopes } from '../../hubspot/connection/contract';
import { portalForms } from './portalForms';
import { portalPipelines } from './portalPipelines';

export interface PortalContact {
  id: string;
  /** Addresses of contacts that were merged into this one. */
  otherEmails: string[];
  properties: Record<string, string>;
  updatedAt: number;
}

/** A meeting, a note or a deal of contacts. */
export interface PortalObject {
  id: string;
  kind: string;
  properties: Record<string, string>;
  contactIds: string[];
}

/** https://developers.hubspot.com/docs/api/webhooks */
export interface PortalEvent {
  subscriptionType: 'contact.propertyChange';
  objectId: number;
  propertyName: string;
  changeSource: 'INTEGRATION' | 'CRM_UI';
  sourceId: string;
}

/** The failures that a portal simulates. */
export interface PortalFaults {
  /** Every call answers 503. */
  isDown: boolean;
  /** The token is refused with 401. */
  isRevoked: boolean;
  /** So many of the next calls answer 429. */
  limited: number;
  /** Seconds in `Retry-After` of a 429. */
  retryAfter: number;
  /** So many of the next writes answer 409. */
  conflicts: number;
  /** So many of the next writes are done, and then the connection is closed without an answer. */
  lostAnswers: number;
  /** Milliseconds before each answer. */
  delayMs: number;
  /** One invalid contact rejects the whole batch with 400, instead of a 207 that names it. */
  refusesBatches: boolean;
}

const noFaults = (): PortalFaults => ({
  isDown: false,
  isRevoked: false,
  limited: 0,
  retryAfter: 1,
  conflicts: 0,
  lostAnswers: 0,
  delayMs: 0,
  refusesBatches: false,
});

/** The records of a HubSpot account, in memory. */
export class HubspotPortal {
  readonly id = 4_471_190;
  readonly appId = 90_210;
  readonly name = 'Demo portal';
  token = DEMO_TOKEN;
  /** Signs webhooks. */
  clientSecret = DEMO_SECRET;
  scopes: string[] = neededScopes.map(({ scope }) => scope);
  faults = noFaults();
  contacts = new Map<string, PortalContact>();
  objects = new Map<string, PortalObject>();
  /** Erased addresses, which HubSpot rejects afterward. */
  erased = new Set<string>();
  groups: HubspotGroup[] = [{ name: 'contactinformation', label: 'Contact information' }];
  properties: HubspotProperty[] = standardProperties();
  pipelines = portalPipelines();
  forms = portalForms();
  submissions: (HubspotSubmission & { formId: string })[] = [];
  owners: HubspotOwner[] = [{ id: '701', email: 'owner@emberline.example' }];
  /** Calls by method and path. */
  calls: string[] = [];
  /** Contacts written through the API, with how many of their properties that changed. */
  writes: { email: string; changed: number; isNew: boolean }[] = [];
  onChange: () => void = () => {};
  /** Called for each call, before it is answered. */
  onCall: (call: string) => Promise<void> = async () => {};
  /** Called for each changed property of a contact. */
  onEvent: (event: PortalEvent) => void = () => {};
  private nextId = 101;

  heal(): void {
    this.faults = noFaults();
  }

  findByEmail(email: string): PortalContact | undefined {
    const wanted = email.toLowerCase();
    for (const contact of this.contacts.values())
      if (contact.properties.email === wanted || contact.otherEmails.includes(wanted)) return contact;
    return undefined;
  }

  /** Creates or changes a contact. Returns how many of its properties changed. */
  write(email: string, values: Record<string, string>, source: 'INTEGRATION' | 'CRM_UI') {
    const known = this.findByEmail(email);
    const contact = known ?? this.create(email);
    const changed: string[] = [];
    for (const [name, value] of Object.entries(values)) {
      if ((contact.properties[name] ?? '') === value) continue;
      if (
        name === 'lifecyclestage' &&
        source === 'INTEGRATION' &&
        !isForward(contact.properties[name], value)
      )
        continue;
      changed.push(name);
      contact.properties[name] = value;
    }
    if (changed.length || !known) contact.updatedAt = Date.now();
    this.onChange();
    if (known)
      for (const propertyName of changed)
        this.onEvent({
          subscriptionType: 'contact.propertyChange',
          objectId: Number(contact.id),
          propertyName,
          changeSource: source,
          sourceId: source === 'INTEGRATION' ? String(this.appId) : 'userId:1',
        });
    return { contact, changed: changed.length, isNew: !known };
  }

  /** A person changes a contact in HubSpot. */
  edit(email: string, values: Record<string, string>): void {
    this.write(email, values, 'CRM_UI');
  }

  erase(contact: PortalContact | undefined, email: string): void {
    for (const each of [email, contact?.properties.email, ...(contact?.otherEmails ?? [])])
      if (each) this.erased.add(each);
    if (!contact) return;
    this.contacts.delete(contact.id);
    this.onChange();
  }

  addObject(kind: string, properties: Record<string, string>, contactIds: string[]): PortalObject {
    const object = { id: String(this.nextId++), kind, properties: { ...properties }, contactIds };
    this.objects.set(object.id, object);
    this.onChange();
    return object;
  }

  /** The objects of a kind of a contact. */
  objectsOf(kind: string, email: string): PortalObject[] {
    const id = this.findByEmail(email)?.id ?? '';
    return [...this.objects.values()].filter(
      (object) => object.kind === kind && object.contactIds.includes(id),
    );
  }

  private create(email: string): PortalContact {
    const id = String(this.nextId++);
    const contact: PortalContact = {
      id,
      otherEmails: [],
      properties: { email: email.toLowerCase() },
      updatedAt: Date.now(),
    };
    this.contacts.set(id, contact);
    return contact;
  }

  /** What a file needs to restore the portal. */
  save(): object {
    const { groups, properties, submissions, nextId } = this;
    const [contacts, objects] = [[...this.contacts.values()], [...this.objects.values()]];
    return { contacts, objects, erased: [...this.erased], groups, properties, submissions, nextId };
  }

  restore(saved: Partial<ReturnType<HubspotPortal['save']>>): void {
    const {
      contacts = [],
      objects = [],
      erased = [],
      ...rest
    } = saved as { contacts?: PortalContact[]; objects?: PortalObject[]; erased?: string[] };
    for (const object of objects) this.objects.set(object.id, object);
    for (const contact of contacts) this.contacts.set(contact.id, contact);
    this.erased = new Set(erased);
    Object.assign(this, rest);
  }
}

const LIFECYCLE = [
  'subscriber',
  'lead',
  'marketingqualifiedlead',
  'salesqualifiedlead',
  'opportunity',
  'customer',
  'evangelist',
];

/** HubSpot moves the lifecycle stage only forward: https://knowledge.hubspot.com/records/use-lifecycle-stages */
const isForward = (from: string | undefined, to: string) =>
  !from || LIFECYCLE.indexOf(to) > LIFECYCLE.indexOf(from);

/** https://knowledge.hubspot.com/properties/hubspots-default-contact-properties */
function standardProperties(): HubspotProperty[] {
  const groupName = 'contactinformation';
  const property = (name: string, label: string, type: string, values: string[] = []): HubspotProperty => ({
    name,
    label,
    type,
    groupName,
    options: values.map((value) => ({ value, label: value.toLowerCase().replaceAll('_', ' ') })),
  });
  return [
    property('email', 'Email', 'string'),
    property('firstname', 'First Name', 'string'),
    property('lastname', 'Last Name', 'string'),
    property('company', 'Company Name', 'string'),
    property('phone', 'Phone Number', 'string'),
    property('jobtitle', 'Job Title', 'string'),
    property('annualrevenue', 'Annual Revenue', 'string'),
    property('hubspot_owner_id', 'Contact owner', 'enumeration'),
    property('lifecyclestage', 'Lifecycle Stage', 'enumeration', [...LIFECYCLE, 'other']),
    property('hs_lead_status', 'Lead Status', 'enumeration', [
      'NEW',
      'OPEN',
      'IN_PROGRESS',
      'OPEN_DEAL',
      'UNQUALIFIED',
      'ATTEMPTED_TO_CONTACT',
      'CONNECTED',
      'BAD_TIMING',
    ]),
    { ...property('createdate', 'Create Date', 'datetime'), modificationMetadata: { readOnlyValue: true } },
  ];
}
