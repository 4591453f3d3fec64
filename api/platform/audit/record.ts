import type { Env } from '../configuration/env';
import { newId } from '../db/newId';
import { diffRecords } from './changesOf';
import type { Fields } from './fieldsOf';
import { findKeys } from './findKeys';
import { type AuditContent, AuditLog } from './model';
import { seal } from './seal';

/** Who acts: a member as they are now, or who is none. A stranger is who failed to prove that they are a member. */
export type Actor =
  | { _id: string; name: string; role: string; ownRole?: string }
  | 'system'
  | 'command line'
  | 'stranger';

/** Where something came from (`fromOf` of a request); left out where it came from this machine. */
export interface From {
  network: string;
  agent: string;
  requestId: string;
}

export interface Line {
  who: Actor;
  /** What is done, as a verb: `sign in`, `fail to sign in`, `add a factor`, `export leads`. */
  action: string;
  /** What it is done to: the noun of the API's address, and which one. */
  entity: string;
  entityId?: string;
  before?: object;
  after?: object;
  /** The contracts' fields (`fieldsOf([User])`): of what they do not name, or close, one learns only that it changed. */
  fields?: Fields;
  /** The call of the contract, where it is one. */
  call?: string;
  from?: From;
}

/**
 * Writes one line of the audit log. Inside a transaction it is part of it: both are there or neither. Rejects where the
 * line cannot be kept; what must not happen unrecorded has to wait for it.
 */
export async function record({ auditKeys }: Pick<Env, 'auditKeys'>, line: Line): Promise<void> {
  const content = contentOf(line);
  const whole = { ...content, keys: findKeys(content) };
  await AuditLog.create([{ ...whole, mac: seal(auditKeys, whole) }]);
}

function contentOf(line: Line): Omit<AuditContent, 'keys'> {
  const { who, action, call = '', entity, entityId = '', before, after, fields = new Map(), from } = line;
  const actor = typeof who === 'string' ? { _id: who, name: '', role: '', ownRole: undefined } : who;
  const { network = '', agent = '', requestId = '' } = from ?? {};
  return {
    ...{ _id: newId(), at: new Date(), actorId: actor._id, actorName: actor.name, role: roleOf(actor) },
    ...{ action, call, entity, entityId, changes: diffRecords(before, after, fields) },
    ...{ network, agent, requestId },
  };
}

/** The member's role; of who looked as another, both. */
const roleOf = ({ role, ownRole }: { role: string; ownRole?: string }) =>
  ownRole && ownRole !== role ? `${ownRole} as ${role}` : role;
