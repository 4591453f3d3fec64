import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { SealedSecret } from '../../platform/encryption/seal';
import type { NotificationSettings } from '../notificationSettings/contract';
import type { Role } from './roles';

/** A passkey. `_id` is the credential id. */
export interface PasskeyRecord {
  _id: string;
  name: string;
  /** COSE, base64. */
  publicKey: string;
  /** The signature counter, where the authenticator has one. A lower number is rejected. */
  counter: number;
  transports: string[];
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt?: Date;
}

/** The key of an authenticator app. */
export interface AppRecord {
  secret: SealedSecret;
  since: Date;
  /** The time step of the last accepted code. It and all earlier ones are used. */
  lastStep: number;
}

/** A requested reset of the second factor. */
export interface FactorResetRecord {
  requestedById: string;
  requestedBy: string;
  requestedAt: Date;
  /** Members who can approve it. */
  approverIds: string[];
  /** Without approvers: when the requester may carry it out. */
  dueAt?: Date;
}

export interface UserRecord {
  _id: string;
  /** Lower case and unique. */
  email: string;
  name: string;
  /** Absent until the invitation is accepted, and after a forced reset. */
  passwordHash?: string;
  passwordChangedAt?: Date;
  role: Role;
  /** The role of an owner who views data as another role. Never stored. */
  ownRole?: Role;
  status: 'invited' | 'active' | 'disabled';
  /** Incremented to end all sessions of this member. */
  sessionVersion: number;
  app?: AppRecord;
  /** A key that has not been confirmed by a code. */
  pendingApp?: { secret: SealedSecret; since: Date };
  passkeys: PasskeyRecord[];
  /** SHA-256 of the unused codes. */
  recoveryCodes: string[];
  lastLoginAt?: Date;
  /** When and by whom the current invitation was sent. */
  invitedAt?: Date;
  invitedBy?: string;
  deactivatedAt?: Date;
  factorReset?: FactorResetRecord;
  /** When they lost the role of admin or owner. */
  loweredAt?: Date;
  /** What they chose to be told by email; see `notificationsOf`. */
  notifications?: Partial<NotificationSettings>;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const part = { _id: false } as const;

const sealed = new Schema<SealedSecret>({ key: text, nonce: text, data: text }, part);
const passkey = new Schema<PasskeyRecord>(
  {
    _id: text,
    name: text,
    transports: [String],
    isSynced: Boolean,
    publicKey: text,
    counter: { type: Number, default: 0 },
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
  },
  part,
);

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, default: newId },
    email: text,
    name: text,
    passwordHash: String,
    passwordChangedAt: Date,
    role: text,
    status: { type: String, default: 'active' },
    sessionVersion: { type: Number, default: 1 },
    app: new Schema({ secret: sealed, since: Date, lastStep: Number }, part),
    pendingApp: new Schema({ secret: sealed, since: Date }, part),
    passkeys: [passkey],
    recoveryCodes: [String],
    lastLoginAt: Date,
    invitedAt: Date,
    invitedBy: String,
    deactivatedAt: Date,
    loweredAt: Date,
    notifications: {
      type: new Schema(
        { assigned: Boolean, taskDue: Boolean, mention: Boolean, newLead: Boolean, quarantine: Boolean },
        part,
      ),
    },
    factorReset: new Schema<FactorResetRecord>(
      { requestedById: String, requestedBy: String, requestedAt: Date, dueAt: Date, approverIds: [String] },
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
// Partial, so that users without passkeys do not collide.
schema.index(
  { 'passkeys._id': 1 },
  { unique: true, partialFilterExpression: { 'passkeys._id': { $gt: '' } } },
);

/** A member of the team who may sign in. */
export const User = model<UserRecord>('User', schema, 'users');
