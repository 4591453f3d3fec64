import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { Sealed } from '../../platform/encryption/sealed';
import type { Role } from './roles';

/** A passkey, by the id its authenticator gave it. */
export interface PasskeyRecord {
  _id: string;
  name: string;
  /** COSE, base64. */
  publicKey: string;
  /** How often it signed, where it counts; a number that goes back is refused. */
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt?: Date;
}

/** The key of an authenticator app. */
export interface AppRecord {
  secret: Sealed;
  since: Date;
  /** The time step of the last code that was accepted: it and all before it are used up. */
  lastStep: number;
}

/** A reset of the second factor that somebody asked for. */
export interface FactorResetRecord {
  askedById: string;
  askedBy: string;
  askedAt: Date;
  /** Who can approve it. */
  approverIds: string[];
  /** Where nobody else can approve it: from then on who asked may do it. */
  dueAt?: Date;
}

export interface UserRecord {
  _id: string;
  /** Lower case; nobody has two accounts under one address. */
  email: string;
  name: string;
  /** Absent until an invitation is accepted, and after a reset was forced. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  role: Role;
  /** Of an owner who looks as another role, theirs; never stored. */
  ownRole?: Role;
  status: 'invited' | 'active' | 'disabled';
  /** Raised to end every session of this person. */
  sessionVersion: number;
  app?: AppRecord;
  /** A key that waits for its first code. */
  pendingApp?: { secret: Sealed; since: Date };
  passkeys: PasskeyRecord[];
  /** SHA-256 of those that were not used yet. */
  recoveryCodes: string[];
  lastLoginAt?: Date;
  /** When the invitation that is in force was sent, and by whom. */
  invitedAt?: Date;
  invitedBy?: string;
  deactivatedAt?: Date;
  factorReset?: FactorResetRecord;
  /** When they stopped being an admin or owner. */
  loweredAt?: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const part = { _id: false } as const;

const sealed = new Schema<Sealed>({ key: text, nonce: text, data: text }, part);
const passkey = new Schema<PasskeyRecord>(
  {
    ...{ _id: text, name: text, transports: [String], isSynced: Boolean },
    publicKey: text,
    counter: { type: Number, default: 0 },
    ...{ createdAt: { type: Date, required: true }, lastUsedAt: Date },
  },
  part,
);

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, default: newId },
    email: text,
    name: text,
    ...{ passwordHash: String, passwordChangedAt: Date },
    role: text,
    status: { type: String, default: 'active' },
    sessionVersion: { type: Number, default: 1 },
    app: new Schema({ secret: sealed, since: Date, lastStep: Number }, part),
    pendingApp: new Schema({ secret: sealed, since: Date }, part),
    passkeys: [passkey],
    recoveryCodes: [String],
    lastLoginAt: Date,
    ...{ invitedAt: Date, invitedBy: String, deactivatedAt: Date, loweredAt: Date },
    factorReset: new Schema<FactorResetRecord>(
      { askedById: String, askedBy: String, askedAt: Date, dueAt: Date, approverIds: [String] },
      { _id: false },
    ),
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.index({ email: 1 }, { unique: true });
schema.index({ role: 1, status: 1 });
schema.index({ name: 1, _id: 1 });
schema.index({ role: 1 });
// Nobody's list of none may collide with another's.
schema.index(
  { 'passkeys._id': 1 },
  { unique: true, partialFilterExpression: { 'passkeys._id': { $gt: '' } } },
);

/** A member of the team who may sign in. */
export const User = model<UserRecord>('User', schema, 'users');
