import { model, Schema } from 'mongoose';
import { newId } from '../db/newId';
import type { Role } from './roles';

export interface UserRecord {
  _id: string;
  /** Lower case; nobody has two accounts under one address. */
  email: string;
  name: string;
  passwordHash: string;
  role: Role;
  status: 'invited' | 'active' | 'disabled';
  /** Raised to end every session of this person. */
  sessionVersion: number;
  lastLoginAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<UserRecord>(
  {
    _id: { type: String, default: newId },
    email: { type: String, required: true },
    name: { type: String, required: true },
    passwordHash: { type: String, required: true },
    role: { type: String, required: true },
    status: { type: String, default: 'active' },
    sessionVersion: { type: Number, default: 1 },
    lastLoginAt: Date,
  },
  { timestamps: true, versionKey: false },
);

schema.index({ email: 1 }, { unique: true });
schema.index({ role: 1 });

/** A member of the team who may sign in. */
export const User = model<UserRecord>('User', schema, 'users');
