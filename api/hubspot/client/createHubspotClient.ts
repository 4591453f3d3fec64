import { type CallerOptions, createCaller } from './createCaller';
import type { HubspotClient, HubspotContact, HubspotForm, HubspotObject } from './HubspotClient';
import {
  Associations,
  Forms,
  type FormsPage,
  Pipelines,
  readAs,
  toBatch,
  toForm,
  toPipeline,
} from './replies';

/** Of forms, 100 each. */
const MOST_PAGES = 10;

/** HubSpot receives forms at another address; a portal on this machine at its own. */
const submitOriginOf = (origin: string) =>
  origin === 'https://api.hubapi.com' ? 'https://api.hsforms.com' : origin;

interface Options extends CallerOptions {
  /** `v3`, or a dated version such as `2026-03`. */
  version: string;
}

/** Calls HubSpot over HTTP. Every failure is a `HubspotError`. */
export function createHubspotClient(options: Options): HubspotClient {
  const { version } = options;
  const call = createCaller(options);
  const submit = createCaller({ ...options, origin: submitOriginOf(options.origin) });
  const isDated = version !== 'v3';
  const objectsOf = (kind: string) =>
    isDated ? `/crm/objects/${version}/${kind}` : `/crm/v3/objects/${kind}`;
  const objects = objectsOf('contacts');
  const associations = isDated ? `/crm/associations/${version}` : '/crm/v4/associations';
  const properties = isDated ? `/crm/properties/${version}/contacts` : '/crm/v3/properties/contacts';
  const owners = isDated ? `/crm/owners/${version}` : '/crm/v3/owners';
  const pipelines = isDated ? `/crm/pipelines/${version}/deals` : '/crm/v3/pipelines/deals';
  const forms = isDated ? `/marketing/forms/${version}` : '/marketing/v3/forms';
  const account = `/account-info/${version}/details`;
  return {
    readToken: () =>
      call('POST', '/oauth/v2/private-apps/get/access-token-info', { tokenKey: options.token }),
    readAccount: () => call('GET', account),
    listProperties: async () => (await call<Results>('GET', properties)).results as never,
    listGroups: async () => (await call<Results>('GET', `${properties}/groups`)).results as never,
    createGroup: async (group) => {
      await call('POST', `${properties}/groups`, group);
    },
    createProperties: async (inputs) => {
      await call('POST', `${properties}/batch/create`, { inputs });
    },
    listOwners: async () => (await call<Results>('GET', `${owners}?limit=500`)).results as never,
    listDealPipelines: async () => readAs(await call('GET', pipelines), Pipelines).results.map(toPipeline),
    listForms: async () => {
      const found: HubspotForm[] = [];
      let after: string | undefined = '';
      for (let page = 0; page < MOST_PAGES && after !== undefined; page++) {
        const query: string = after && `&after=${encodeURIComponent(after)}`;
        const { results, paging }: FormsPage = readAs(await call('GET', `${forms}?limit=100${query}`), Forms);
        found.push(...results.map(toForm));
        after = paging?.next?.after;
      }
      return found;
    },
    submitForm: async (portalId, formId, submission) => {
      const path = `/submissions/v3/integration/secure/submit/${portalId}/${encodeURIComponent(formId)}`;
      await submit('POST', path, submission);
    },
    readContacts: async (by, keys, names) => {
      const body = {
        ...(by === 'email' && { idProperty: 'email' }),
        properties: ['email', 'hs_additional_emails', ...names],
        propertiesWithHistory: [],
        inputs: keys.map((id) => ({ id })),
      };
      return toBatch<HubspotContact>(await call('POST', `${objects}/batch/read`, body)).written;
    },
    upsertContacts: async (contacts) => {
      const inputs = contacts.map(({ email, properties: values }) => ({
        id: email,
        idProperty: 'email',
        properties: values,
      }));
      return toBatch<HubspotContact>(await call('POST', `${objects}/batch/upsert`, { inputs }));
    },
    eraseContact: async ({ id, email }) => {
      const key = id ? { objectId: id } : { objectId: email, idProperty: 'email' };
      await call('POST', `${objects}/gdpr-delete`, key);
    },
    createObjects: async (kind, inputs) =>
      toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/create`, { inputs })),
    updateObjects: async (kind, inputs) =>
      toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/update`, { inputs })),
    readObjects: async (kind, ids, names) => {
      const body = { properties: names, propertiesWithHistory: [], inputs: toInputs(ids) };
      return toBatch<HubspotObject>(await call('POST', `${objectsOf(kind)}/batch/read`, body)).written;
    },
    archiveObjects: async (kind, ids) => {
      await call('POST', `${objectsOf(kind)}/batch/archive`, { inputs: toInputs(ids) });
    },
    readAssociated: async (kind, contactIds) => {
      const found = new Map<string, string[]>();
      let inputs: { id: string; after?: string }[] = toInputs(contactIds);
      while (inputs.length) {
        const body = await call('POST', `${associations}/contacts/${kind}/batch/read`, { inputs });
        const { results } = readAs(body, Associations);
        for (const { from, to } of results)
          found.set(from.id, [...(found.get(from.id) ?? []), ...to.map((each) => String(each.toObjectId))]);
        inputs = results.flatMap(({ from: { id }, paging }) =>
          paging?.next ? [{ id, after: paging.next.after }] : [],
        );
      }
      return found;
    },
  };
}

interface Results {
  results: unknown[];
}

const toInputs = (ids: string[]) => ids.map((id) => ({ id }));
