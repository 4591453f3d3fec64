import mongoose from 'mongoose';
import { indexed } from '../db/indexes';
import { isSealed, type Keys, seal } from './seal';

/** A line's place in the chain and the hash that stands there. */
export interface Place {
  seq: number;
  hash: string;
}

/** From where to where the chain goes. */
export interface Chain {
  /** The last line that was forgotten; before the first one of all, nothing. */
  base: Place;
  head: Place;
}

type Session = mongoose.mongo.ClientSession;

interface ChainRecord extends Chain {
  _id: 'chain';
  mac: string;
}

/** The chain's own record is gone, or not as this site left it: nothing may be added to such a chain. */
export class ChainBroken extends Error {
  constructor(readonly kind: 'missing' | 'changed') {
    super(`The record of the audit log's chain is ${kind}.`);
  }
}

// It is one document, read by its id.
indexed('auditChain');

/** Throws a `ChainBroken` where the record does not prove itself. */
export async function readChain(keys: Keys, session: Session): Promise<Chain> {
  const found = await chains().findOne({ _id: 'chain' }, { session });
  if (!found) throw new ChainBroken('missing');
  const { _id, mac, ...chain } = found;
  if (!isSealed(keys, chain, mac)) throw new ChainBroken('changed');
  return chain;
}

/** Of all who want to move it at the same moment, one does; the others' transactions are done again. */
export async function moveChain(keys: Keys, chain: Chain, session: Session): Promise<void> {
  const change = { $set: { ...chain, mac: seal(keys, chain) } };
  await chains().updateOne({ _id: 'chain' }, change, { session });
}

/** Begins the chain, unless there is one. */
export async function beginChain(keys: Keys): Promise<void> {
  const chain: Chain = { base: { seq: 0, hash: '' }, head: { seq: 0, hash: '' } };
  const begun = { $setOnInsert: { ...chain, mac: seal(keys, chain) } };
  await chains().updateOne({ _id: 'chain' }, begun, { upsert: true });
}

function chains() {
  const { connection } = mongoose;
  return connection.getClient().db(connection.name).collection<ChainRecord>('auditChain');
}
