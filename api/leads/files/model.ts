import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';

/** A file that a visitor uploaded for a field of a form. */
export interface AnswerFileRecord {
  _id: string;
  /** SHA-256 of the token that proves the upload. */
  tokenHash: string;
  /** The slug of the form and the key of the field that it was uploaded for. */
  form: string;
  field: string;
  name: string;
  mime: string;
  bytes: number;
  /** The lead that it was sent with; null until then. */
  leadId: string | null;
  /** The sender's email address in lower case, once it was sent. */
  emailNorm?: string;
  /** Present while its lead is being stored. */
  claimedAt?: Date;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<AnswerFileRecord>(
  {
    _id: { type: String, default: newId },
    tokenHash: text,
    form: text,
    field: text,
    name: text,
    mime: text,
    bytes: { type: Number, required: true },
    leadId: { type: String, default: null },
    emailNorm: String,
    claimedAt: Date,
  },
  { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ leadId: 1, createdAt: 1 });
schema.index({ emailNorm: 1, createdAt: -1 }, { sparse: true });
schema.index({ claimedAt: 1 }, { sparse: true });

export const AnswerFileModel = model<AnswerFileRecord>('AnswerFile', schema, 'answerFiles');

/**
 * The content of a file under the same ID: at most 10 MB, and so less than a document may have. It is read through
 * `downloadLeadFile` and exports only, and deleted in the transaction that deletes its record.
 */
export interface AnswerFileContent {
  _id: string;
  content: Buffer;
}
export const AnswerFileContent = model<AnswerFileContent>(
  'AnswerFileContent',
  new Schema<AnswerFileContent>(
    { _id: text, content: { type: Buffer, required: true } },
    { versionKey: false },
  ),
  'answerFileContents',
);
