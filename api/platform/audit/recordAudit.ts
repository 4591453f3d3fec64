import type { Env } from '../configuration/env';
import { newId } from '../db/newId';
import type { ContractFields } from './collectFields';
import { diffRecords } from './diffRecords';
import { computeMac } from './mac';
import { type AuditContent, AuditLog } from './model';
import { searchKeys } from './searchKeys';

/**
 * The actor: a member as they are now, or another source. `stranger` failed to prove that they are a member.
 */
export type Actor =
  | { _id: string; name: string; role: string; ownRole?: string }
  | 'system'
  | 'command line'
  | 'stranger';

/** Origin of a request (`requestOrigin`). Absent for actions of this machine. */
export interface RequestOrigin {
  network: string;
  agent: string;
  requestId: string;
}

export interface AuditEntry {
  who: Actor;
  /** The action as a verb: `sign in`, `fail to sign in`, `add a sign-in method`, `export leads`. */
  action: string;
  /** The resource and the record's id. */
  entity: string;
  entityId?: string;
  before?: object;
  after?: object;
  /**
   * Fields of the contracts (`collectFields([User])`). Values of other or redacted fields are not recorded.
   */
  fields?: ContractFields;
  /** The endpoint, where there is one. */
  call?: string;
  from?: RequestOrigin;
}

/**
 * Writes an audit entry. Joins a running transaction. Rejects when the entry can't be stored; actions that
 * must be recorded wait for it.
 */
export async function recordAudit({ auditKeys }: Pick<Env, 'auditKeys'>, line: AuditEntry): Promise<void> {
  const content = contentOf(line);
  const entry = { ...content, keys: searchKeys(content) };
  await AuditLog.create([{ ...entry, mac: computeMac(auditKeys, entry) }]);
}

function contentOf(line: AuditEntry): Omit<AuditContent, 'keys'> {
  const { who, action, call = '', entity, entityId = '', before, after, fields = new Map(), from } = line;
  const actor = typeof who === 'string' ? { _id: who, name: '', role: '', ownRole: undefined } : who;
  const { network = '', agent = '', requestId = '' } = from ?? {};
  return {
    _id: newId(),
    at: new Date(),
    actorId: actor._id,
    actorName: actor.name,
    role: roleOf(actor),
    action,
    call,
    entity,
    entityId,
    changes: diffRecords(before, after, fields),
    network,
    agent,
    requestId,
  };
}

/** The member's role; both roles while viewing as another. */
const roleOf = ({ role, ownRole }: { role: string; ownRole?: string }) =>
  ownRole && ownRole !== role ? `${ownRole} as ${role}` : role;
