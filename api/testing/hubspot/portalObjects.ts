import type { HubspotPortal, PortalObject } from './HubspotPortal';
import { error } from './portalErrors';

type Json = Record<string, unknown>;
type Reply = [status: number, result: unknown];

interface Input {
  id: string;
  properties?: Record<string, string>;
  objectWriteTraceId?: string;
  associations?: {
    to: { id: string };
    types: { associationCategory: string; associationTypeId: number }[];
  }[];
}

interface Definition {
  associationTypeId: number;
  /** Of the properties. */
  required: string;
  /** The types of the properties. Choices list their values. */
  properties: Record<string, 'string' | 'datetime' | 'number' | readonly string[]>;
}

/**
 * https://developers.hubspot.com/docs/api-reference/legacy/crm/activities/meetings/guide, the same of notes, and
 * https://developers.hubspot.com/docs/api-reference/legacy/crm/objects/deals/guide
 */
const definitions: Record<string, Definition> = {
  meetings: {
    associationTypeId: 200,
    required: 'hs_timestamp',
    properties: {
      hs_timestamp: 'datetime',
      hs_meeting_title: 'string',
      hs_meeting_body: 'string',
      hs_meeting_location: 'string',
      hs_meeting_external_url: 'string',
      hs_meeting_start_time: 'datetime',
      hs_meeting_end_time: 'datetime',
      hs_meeting_outcome: ['SCHEDULED', 'COMPLETED', 'RESCHEDULED', 'NO_SHOW', 'CANCELED'],
    },
  },
  notes: {
    associationTypeId: 202,
    required: 'hs_timestamp',
    properties: { hs_timestamp: 'datetime', hs_note_body: 'string' },
  },
  deals: {
    associationTypeId: 3,
    required: 'dealstage',
    properties: {
      dealname: 'string',
      description: 'string',
      amount: 'number',
      deal_currency_code: ['USD'],
      closedate: 'datetime',
      pipeline: 'string',
      dealstage: 'string',
    },
  },
};

export function createObjects(portal: HubspotPortal, body: Json, kind: string): Reply {
  return eachInput(portal, body, {
    findProblem: (input) => findNewProblem(portal, kind, input),
    contextOf: ({ objectWriteTraceId }) =>
      objectWriteTraceId ? { objectWriteTraceId: [objectWriteTraceId] } : {},
    write: ({ properties = {}, associations = [], objectWriteTraceId }) => {
      const contactIds = associations.map(({ to }) => to.id);
      return { ...toResult(portal.addObject(kind, properties, contactIds)), objectWriteTraceId };
    },
    status: 201,
  });
}

export function updateObjects(portal: HubspotPortal, body: Json, kind: string): Reply {
  return eachInput(portal, body, {
    findProblem: ({ id, properties = {} }) =>
      portal.objects.get(id)?.kind === kind ? findValueProblem(portal, kind, properties) : MISSING,
    contextOf: ({ id }) => ({ ids: [id] }),
    write: ({ id, properties = {} }) => {
      const object = portal.objects.get(id) as PortalObject;
      Object.assign(object.properties, properties);
      portal.onChange();
      return toResult(object);
    },
    status: 200,
  });
}

export function readObjects(portal: HubspotPortal, body: Json, kind: string): Reply {
  const inputs = body.inputs as Input[];
  if (inputs.length > 100) return [400, error('At most 100 inputs.', 'VALIDATION_ERROR')];
  const results = inputs.flatMap(({ id }) => {
    const object = portal.objects.get(id);
    return object?.kind === kind ? [toResult(object)] : [];
  });
  return [200, { status: 'COMPLETE', results }];
}

export function archiveObjects(portal: HubspotPortal, body: Json, kind: string): Reply {
  const inputs = body.inputs as Input[];
  if (inputs.length > 100) return [400, error('At most 100 inputs.', 'VALIDATION_ERROR')];
  for (const { id } of inputs) if (portal.objects.get(id)?.kind === kind) portal.objects.delete(id);
  portal.onChange();
  return [204, undefined];
}

export function readAssociations(portal: HubspotPortal, body: Json, kind: string): Reply {
  const { associationTypeId: typeId } = definitions[kind] as Definition;
  const associationTypes = [{ category: 'HUBSPOT_DEFINED', typeId, label: null }];
  const results = (body.inputs as Input[]).flatMap(({ id }) => {
    const to = [...portal.objects.values()]
      .filter((object) => object.kind === kind && object.contactIds.includes(id))
      .map((object) => ({ toObjectId: Number(object.id), associationTypes }));
    return to.length ? [{ from: { id }, to }] : [];
  });
  return [200, { status: 'COMPLETE', results }];
}

const MISSING = 'The object does not exist.';

interface Writing {
  findProblem: (input: Input) => string | undefined;
  /** How an error names the input. */
  contextOf: (input: Input) => object;
  write: (input: Input) => object;
  status: number;
}

function eachInput(portal: HubspotPortal, body: Json, writing: Writing): Reply {
  const inputs = body.inputs as Input[];
  if (inputs.length > 100) return [400, error('At most 100 inputs.', 'VALIDATION_ERROR')];
  const problems = inputs.map(writing.findProblem);
  const first = problems.find(Boolean);
  if (portal.faults.refusesBatches && first) return [400, error(first, 'VALIDATION_ERROR')];
  const results = inputs.flatMap((input, at) => (problems[at] ? [] : [writing.write(input)]));
  if (!first) return [writing.status, { status: 'COMPLETE', results }];
  const errors = inputs.flatMap((input, at) => {
    const message = problems[at];
    const category = message === MISSING ? 'OBJECT_NOT_FOUND' : 'VALIDATION_ERROR';
    return message ? [{ status: 'error', category, message, context: writing.contextOf(input) }] : [];
  });
  return [207, { status: 'COMPLETE', results, numErrors: errors.length, errors }];
}

function findNewProblem(portal: HubspotPortal, kind: string, input: Input): string | undefined {
  const { associationTypeId, required } = definitions[kind] as Definition;
  const { properties = {}, associations = [] } = input;
  if (!properties[required]) return `${required} is required.`;
  for (const { to, types } of associations) {
    if (!portal.contacts.has(to.id)) return `Contact ${to.id} does not exist.`;
    const isKnown = types.every(
      (each) =>
        each.associationCategory === 'HUBSPOT_DEFINED' && each.associationTypeId === associationTypeId,
    );
    if (!isKnown) return 'The association type is not valid for these objects.';
  }
  return findValueProblem(portal, kind, properties);
}

function findValueProblem(
  portal: HubspotPortal,
  kind: string,
  properties: Record<string, string>,
): string | undefined {
  const { pipeline, dealstage } = properties;
  const stages = portal.pipelines.find(({ id }) => id === pipeline)?.stages;
  if (dealstage !== undefined && !stages?.some(({ id }) => id === dealstage))
    return `${dealstage} is not a stage of the pipeline ${pipeline}.`;
  for (const [name, value] of Object.entries(properties)) {
    const type = definitions[kind]?.properties[name];
    if (!type) return `Property "${name}" does not exist`;
    const isValid =
      value === '' ||
      (type === 'datetime'
        ? !Number.isNaN(Date.parse(value))
        : type === 'number'
          ? Number.isFinite(Number(value))
          : type === 'string'
            ? value.length <= 65_536 && !value.includes('refused.example')
            : type.includes(value));
    if (!isValid) return `Property values were not valid: "${value.slice(0, 60)}" is not valid for ${name}`;
  }
  return undefined;
}

const toResult = ({ id, properties }: PortalObject) => ({
  id,
  properties: { ...properties },
  archived: false,
});
