import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import type { Env } from '../../platform/configuration/env';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import { editAtVersion } from '../../platform/records/atVersion';
import type { HubspotClient, HubspotProperty } from '../client/HubspotClient';
import { HubspotError } from '../client/HubspotError';
import { toHttpError } from '../connection/checkToken';
import { clientOf } from '../connection/hubspotClient';
import { readHubspot } from '../connection/model';
import { mayEditHubspot, mayReadMapping } from '../connection/policy';
import {
  findAccountProblems,
  findMissing,
  findOwnProblems,
  isReadOnlyProperty,
  type MappingProblem,
  toNewProperty,
} from './checkMapping';
import {
  createHubspotProperties,
  editHubspotMapping,
  getHubspotMapping,
  type HubspotMapping as MappingView,
} from './contract';
import { offeredFields, propertyGroup } from './localFields';
import { HubspotMapping, type HubspotMappingRecord, readHubspotMapping } from './model';

/** HubSpot answers slowly at times. */
const SLOW = { deadline: 25 };

/** The mapping between fields of this site and properties of HubSpot. */
export function hubspotMappingRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    getHubspotMapping,
    mayReadMapping,
    async () => toView(await readHubspotMapping(), await readAccount(env)),
    SLOW,
  );

  addRoute(
    api,
    editHubspotMapping,
    mayEditHubspot,
    async ({ body, version, audit }) => {
      const { entries } = body;
      refuse(findOwnProblems(entries));
      const account = await readAccount(env);
      if (account.properties) refuse(findAccountProblems(entries, account.properties));
      const before = await readHubspotMapping();
      const after = await editAtVersion(HubspotMapping, { _id: 'hubspot' }, version, { $set: { entries } });
      audit('mapping', auditedOf(before), auditedOf(after));
      return toView(after, account);
    },
    { ...SLOW, action: 'change the HubSpot mapping' },
  );

  addRoute(
    api,
    createHubspotProperties,
    mayEditHubspot,
    async ({ body, audit }) => {
      const client = clientOf(env, await readHubspot());
      if (!client) throw conflict('HubSpot is not connected.');
      const mapping = await readHubspotMapping();
      try {
        const [properties, groups] = await Promise.all([client.listProperties(), client.listGroups()]);
        const missing = findMissing(mapping.entries, properties);
        const names = missing.map(({ name }) => name);
        if (names.length !== body.names.length || names.some((name) => !body.names.includes(name)))
          throw conflict('The missing properties have changed. Reload the list.');
        if (!groups.some(({ name }) => name === propertyGroup.name)) await client.createGroup(propertyGroup);
        await client.createProperties(missing.map(toNewProperty));
        audit('properties', undefined, { names });
        return toView(mapping, await readAccountOf(client));
      } catch (error) {
        throw toHttpError(error);
      }
    },
    { ...SLOW, action: 'create HubSpot properties' },
  );
}

interface Account {
  properties?: HubspotProperty[];
  hasGroup: boolean;
  unreadable: string | null;
}

async function readAccount(env: Env): Promise<Account> {
  const client = clientOf(env, await readHubspot());
  if (!client) return { hasGroup: false, unreadable: 'HubSpot is not connected.' };
  return readAccountOf(client);
}

async function readAccountOf(client: HubspotClient): Promise<Account> {
  try {
    const [properties, groups] = await Promise.all([client.listProperties(), client.listGroups()]);
    return {
      properties,
      hasGroup: groups.some(({ name }) => name === propertyGroup.name),
      unreadable: null,
    };
  } catch (error) {
    if (!(error instanceof HubspotError)) throw error;
    return { hasGroup: false, unreadable: error.message };
  }
}

function toView(
  { entries, version }: HubspotMappingRecord,
  { properties, hasGroup, unreadable }: Account,
): MappingView {
  const missing = properties ? findMissing(entries, properties) : [];
  return {
    entries,
    fields: offeredFields,
    properties:
      properties
        ?.map((property) => ({
          name: property.name,
          label: property.label,
          type: property.type,
          isReadOnly: isReadOnlyProperty(property),
        }))
        .sort((a, b) => a.label.localeCompare(b.label)) ?? null,
    unreadable,
    problems: properties ? findAccountProblems(entries, properties) : [],
    missing,
    missingGroup: missing.length && !hasGroup ? propertyGroup.label : '',
    version,
  };
}

function refuse(problems: MappingProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const fieldErrors = Object.fromEntries(problems.map(({ property, message }) => [property, message]));
  throw badRequest(first.message, fieldErrors);
}

/** One line an entry, so that the audit log names what changed. */
const auditedOf = ({ entries }: HubspotMappingRecord) => ({
  entries: entries.map(
    ({ field, property, direction, whenEmpty, transform, conflict: rule }) =>
      `${field} ${direction} ${property}: ${transform}, ${whenEmpty}, ${rule}`,
  ),
});
