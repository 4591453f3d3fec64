import type { HubspotProperty } from '../../hubspot/client/HubspotClient';
import type { HubspotPortal, PortalContact } from './HubspotPortal';
import { error } from './portalErrors';
import { receiveSubmission } from './portalForms';
import { archiveObjects, createObjects, readAssociations, readObjects, updateObjects } from './portalObjects';

type Json = Record<string, unknown>;
type Handler = (portal: HubspotPortal, body: Json, call: string) => [status: number, result: unknown];

const contacts = '/crm/(v3/objects|objects/[\\d-]+)/contacts';
const schemas = '/crm/(v3/properties|properties/[\\d-]+)/contacts';
const read = 'crm.objects.contacts.read';
const write = 'crm.objects.contacts.write';

/** The calls, with the scope that each needs. */
export const portalCalls: [RegExp, string, Handler][] = [
  [
    /^POST \/oauth\/v2\/private-apps\/get\/access-token-info$/,
    '',
    ({ id, appId, scopes }) => [200, { hubId: id, appId, userId: 1, scopes }],
  ],
  [
    /^GET \/account-info\/[\w-]+\/details$/,
    '',
    ({ id, name }) => [200, { portalId: id, portalName: name, accountType: 'DEVELOPER_TEST' }],
  ],
  [
    /^GET \/crm\/(v3\/owners|owners\/[\d-]+)$/,
    'crm.objects.owners.read',
    ({ owners }) => [200, { results: owners }],
  ],
  [
    new RegExp(`^GET ${schemas}$`),
    'crm.schemas.contacts.read',
    ({ properties }) => [200, { results: properties }],
  ],
  [
    new RegExp(`^GET ${schemas}/groups$`),
    'crm.schemas.contacts.read',
    ({ groups }) => [200, { results: groups }],
  ],
  [new RegExp(`^POST ${schemas}/groups$`), 'crm.schemas.contacts.write', createGroup],
  [new RegExp(`^POST ${schemas}/batch/create$`), 'crm.schemas.contacts.write', createProperties],
  [new RegExp(`^POST ${contacts}/batch/read$`), read, readBatch],
  [new RegExp(`^POST ${contacts}/batch/upsert$`), write, upsertBatch],
  [new RegExp(`^POST ${contacts}/gdpr-delete$`), write, erase],
  [
    /^GET \/crm\/(v3\/pipelines\/deals|pipelines\/[\d-]+\/deals)$/,
    'crm.objects.deals.read',
    ({ pipelines }) => [200, { results: pipelines }],
  ],
  [/^GET \/marketing\/(v3\/forms|forms\/[\d-]+)$/, 'forms', ({ forms }) => [200, { results: forms }]],
  [/^POST \/submissions\/v3\/integration\/secure\/submit\/\d+\/[\w-]+$/, 'forms', receiveSubmission],
  ...['meetings', 'notes', 'deals'].flatMap((kind): typeof portalCalls => {
    const [reading, writing] = ['read', 'write'].map(
      (right) => `crm.objects.${kind === 'deals' ? kind : 'contacts'}.${right}`,
    ) as [string, string];
    const calls = [
      ['create', writing, createObjects],
      ['update', writing, updateObjects],
      ['read', reading, readObjects],
      ['archive', writing, archiveObjects],
    ] as const;
    const associations = `/crm/(v4/associations|associations/[\\d-]+)/contacts/${kind}`;
    return [
      ...calls.map(([action, scope, handle]): (typeof portalCalls)[number] => [
        new RegExp(`^POST /crm/(v3/objects|objects/[\\d-]+)/${kind}/batch/${action}$`),
        scope,
        (portal, body) => handle(portal, body, kind),
      ]),
      [
        new RegExp(`^POST ${associations}/batch/read$`),
        reading,
        (portal, body) => readAssociations(portal, body, kind),
      ],
    ];
  }),
];

function createGroup(portal: HubspotPortal, body: Json): ReturnType<Handler> {
  const { name, label } = body as { name: string; label: string };
  if (portal.groups.some((group) => group.name === name))
    return [409, error('The group exists.', 'CONFLICT')];
  portal.groups.push({ name, label });
  portal.onChange();
  return [201, { name, label }];
}

function createProperties(portal: HubspotPortal, body: Json): ReturnType<Handler> {
  const inputs = body.inputs as HubspotProperty[];
  for (const { name, groupName } of inputs) {
    if (portal.properties.some((property) => property.name === name))
      return [409, error(`The property ${name} exists.`, 'PROPERTY_EXISTS')];
    if (!portal.groups.some((group) => group.name === groupName))
      return [400, error(`There is no group ${groupName}.`, 'VALIDATION_ERROR')];
  }
  portal.properties.push(...inputs);
  portal.onChange();
  return [201, { status: 'COMPLETE', results: inputs }];
}

interface Input {
  id: string;
  idProperty?: string;
  properties?: Record<string, string>;
}

function readBatch(portal: HubspotPortal, body: Json): ReturnType<Handler> {
  const { inputs, properties, idProperty } = body as {
    inputs: Input[];
    properties: string[];
    idProperty?: string;
  };
  if (inputs.length > 100) return [400, error('At most 100 inputs.', 'VALIDATION_ERROR')];
  const found = inputs.map(({ id }) =>
    idProperty === 'email' ? portal.findByEmail(id) : portal.contacts.get(id),
  );
  const results = found.flatMap((contact) => (contact ? [toResult(contact, properties)] : []));
  const lacking = inputs.filter((_, at) => !found[at]).map(({ id }) => id);
  if (!lacking.length) return [200, { status: 'COMPLETE', results }];
  const errors = [
    {
      status: 'error',
      category: 'OBJECT_NOT_FOUND',
      message: 'Could not get some objects.',
      context: { ids: lacking },
    },
  ];
  return [207, { status: 'COMPLETE', results, numErrors: 1, errors }];
}

function upsertBatch(portal: HubspotPortal, body: Json): ReturnType<Handler> {
  const inputs = body.inputs as Input[];
  if (inputs.length > 100) return [400, error('At most 100 inputs.', 'VALIDATION_ERROR')];
  if (new Set(inputs.map(({ id }) => id)).size < inputs.length)
    return [400, error('Duplicate IDs found in the batch.', 'VALIDATION_ERROR')];
  const problems = inputs.map((input) => findProblem(portal, input));
  if (portal.faults.refusesBatches && problems.some(Boolean))
    return [400, error(problems.find(Boolean) as string, 'VALIDATION_ERROR')];
  const results = inputs.flatMap(({ id, properties = {} }, at) => {
    if (problems[at]) return [];
    const { contact, changed, isNew } = portal.write(id, properties, 'INTEGRATION');
    portal.writes.push({ email: id, changed, isNew });
    return [{ ...toResult(contact, ['email']), new: isNew }];
  });
  if (!problems.some(Boolean)) return [200, { status: 'COMPLETE', results }];
  const errors = inputs.flatMap(({ id }, at) =>
    problems[at]
      ? [{ status: 'error', category: 'VALIDATION_ERROR', message: problems[at], context: { ids: [id] } }]
      : [],
  );
  return [207, { status: 'COMPLETE', results, numErrors: errors.length, errors }];
}

function findProblem(portal: HubspotPortal, { id, idProperty, properties = {} }: Input): string | undefined {
  if (idProperty !== 'email') return 'idProperty is required.';
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(id) || id.endsWith('@refused.example'))
    return `Email address ${id} is invalid`;
  if (portal.erased.has(id.toLowerCase())) return 'This email address was permanently deleted.';
  for (const [name, value] of Object.entries(properties)) {
    const property = portal.properties.find((each) => each.name === name);
    if (!property) return `Property "${name}" does not exist`;
    if (property.modificationMetadata?.readOnlyValue) return `"${name}" is a read only property`;
    if (value === '') continue;
    const message = `Property values were not valid: "${value}" is not valid for ${name}`;
    if (property.type === 'number' && !Number.isFinite(Number(value))) return message;
    if (property.type === 'datetime' && Number.isNaN(Date.parse(value))) return message;
    if (property.type === 'bool' && !['true', 'false'].includes(value)) return message;
    if (name === 'hubspot_owner_id' && !portal.owners.some((owner) => owner.id === value)) return message;
    const isChoice = property.type === 'enumeration' && name !== 'hubspot_owner_id';
    if (isChoice && !property.options?.some((option) => option.value === value)) return message;
  }
  return undefined;
}

function erase(portal: HubspotPortal, body: Json): ReturnType<Handler> {
  const { objectId = '', idProperty } = body as Record<string, string>;
  const contact = idProperty === 'email' ? portal.findByEmail(objectId) : portal.contacts.get(objectId);
  if (!contact && idProperty !== 'email') return [404, error('Contact not found.', 'OBJECT_NOT_FOUND')];
  portal.erase(contact, contact?.properties.email ?? objectId.toLowerCase());
  return [204, undefined];
}

function toResult({ id, properties, otherEmails, updatedAt }: PortalContact, names: string[]) {
  const shown = Object.fromEntries(names.map((name) => [name, properties[name] || null]));
  return {
    id,
    properties: { ...shown, hs_additional_emails: otherEmails.join(';') || null, email: properties.email },
    updatedAt: new Date(updatedAt).toISOString(),
    createdAt: new Date(updatedAt).toISOString(),
    archived: false,
  };
}
