import { model, Schema } from 'mongoose';
import type { PageAddresses } from './contract';

interface PageAddressesRecord extends PageAddresses {
  _id: 'live';
}

const paths = { type: [String], required: true } as const;

const schema = new Schema<PageAddressesRecord>(
  {
    _id: { type: String, required: true },
    pages: paths,
    files: paths,
    listed: [new Schema({ path: String, label: String, group: String }, { _id: false })],
    hidden: { type: [String], default: undefined },
  },
  { timestamps: true, versionKey: false },
);

const StoredPageAddresses = model<PageAddressesRecord>('PageAddresses', schema, 'pageAddresses');

/** The shell's last list; undefined before the first one. */
export const findPageAddresses = async (): Promise<PageAddresses | undefined> =>
  (await StoredPageAddresses.findById('live').lean<PageAddressesRecord>()) ?? undefined;

/** Replaces the shell's list in one write. Listed and hidden pages stay where the shell sends none. */
export async function savePageAddresses({ pages, files, listed, hidden }: PageAddresses): Promise<void> {
  const change = { pages, files, ...(listed && { listed }), ...(hidden && { hidden }) };
  await StoredPageAddresses.updateOne({ _id: 'live' }, { $set: change }, { upsert: true });
}
