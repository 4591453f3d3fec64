import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { markNewMediaUsed } from '../../media/markMediaUsed';
import { conflict } from '../../platform/errors/HttpError';
import { assertBelowLimit } from '../../platform/records/assertBelowLimit';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import { readPage } from '../../platform/records/readPage';
import { lastPosition, reorder } from '../../platform/records/reorder';
import {
  type CredentialDraft,
  type CredentialEntry,
  createCredential,
  deleteCredential,
  editCredential,
  editCredentialOrder,
  getCredential,
  listCredentials,
  mostCredentials,
} from './contract';
import { credentialState } from './credentialState';
import { Credential, type CredentialRecord } from './model';
import { normalizeCredential } from './normalizeCredential';
import { mayEditCredentials, mayListCredentials } from './policy';

/** The routes for credentials. Pages get them with the site data. */
export function credentialRoutes(api: Api): void {
  addRoute(api, listCredentials, mayListCredentials, async ({ query }) => {
    const order = { order: 1, _id: 1 } as const;
    const { records, ...page } = await readPage(Credential, query, {
      order,
      maxCount: mostCredentials,
      countIndex: order,
    });
    return { ...page, items: records.map(toView) };
  });

  addRoute(api, getCredential, mayListCredentials, async ({ params, user }) => {
    const record = await Credential.findById(params.id).lean<CredentialRecord>();
    authorize(mayListCredentials, user, record);
    return toView(record);
  });

  addRoute(api, editCredentialOrder, mayEditCredentials, async ({ body, audit }): Promise<undefined> => {
    await reorder(Credential, body.ids);
    audit('', undefined, body);
  });

  addRoute(api, createCredential, mayEditCredentials, async ({ body, audit }) => {
    const draft = normalizeCredential(body);
    await assertBelowLimit(Credential, { limit: mostCredentials }, () =>
      conflict(`The limit is ${mostCredentials} credentials.`),
    );
    const order = await lastPosition(Credential);
    await markNewMediaUsed(draft.image);
    const [created] = await Credential.create([{ ...draft, order }]);
    const record = created?.toObject() as CredentialRecord;
    audit(record._id, undefined, draft);
    return toView(record);
  });

  addRoute(api, editCredential, mayEditCredentials, async ({ params, body, version, user, audit }) => {
    const before = await Credential.findById(params.id).lean<CredentialRecord>();
    authorize(mayEditCredentials, user, before);
    const draft = normalizeCredential(body);
    await markNewMediaUsed(draft.image, before.image);
    const after = await editAtVersion(Credential, { _id: params.id }, version, { $set: draft });
    audit(params.id, draftOf(before), draft);
    return toView(after);
  });

  addRoute(
    api,
    deleteCredential,
    mayEditCredentials,
    async ({ params, version, audit }): Promise<undefined> => {
      audit(params.id, draftOf(await deleteAtVersion(Credential, { _id: params.id }, version)));
    },
  );
}

function toView(record: CredentialRecord): CredentialEntry {
  return {
    id: record._id,
    ...draftOf(record),
    state: credentialState(record, toSiteDay(new Date())),
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  };
}

function draftOf(record: CredentialRecord): CredentialDraft {
  const { kind, name, issuer, number, validUntil, link, image, imageAlt, isShown } = record;
  return { kind, name, issuer, number, validUntil, link, image, imageAlt, isShown };
}
