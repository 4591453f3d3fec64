import mongoose from 'mongoose';
import { declareIndexes } from '../db/indexes';
import { type AuditKeys, computeMac, isValidMac } from './mac';

/** Position of an entry in the chain, with its hash. */
export interface ChainPosition {
  seq: number;
  hash: string;
}

/** Start and end of the chain. */
export interface Chain {
  /** The last deleted entry; `seq` 0 while none was deleted. */
  base: ChainPosition;
  head: ChainPosition;
}

type Session = mongoose.mongo.ClientSession;

interface ChainRecord extends Chain {
  _id: 'chain';
  mac: string;
}

/**
 * Thrown when the chain's document is missing or its MAC is invalid. Nothing may be appended to such a chain.
 */
export class BrokenChainError extends Error {
  constructor(readonly kind: 'missing' | 'changed') {
    super(`The record of the audit log's chain is ${kind}.`);
  }
}

// A single document, read by its id.
declareIndexes('auditChain');

/** Reads the chain. Throws a `BrokenChainError` when the MAC is invalid. */
export async function readChain(keys: AuditKeys, session: Session): Promise<Chain> {
  const found = await chains().findOne({ _id: 'chain' }, { session });
  if (!found) throw new BrokenChainError('missing');
  const { _id, mac, ...chain } = found;
  if (!isValidMac(keys, chain, mac)) throw new BrokenChainError('changed');
  return chain;
}

/** Updates the chain. Of concurrent transactions one succeeds and the others are retried. */
export async function updateChain(keys: AuditKeys, chain: Chain, session: Session): Promise<void> {
  const change = { $set: { ...chain, mac: computeMac(keys, chain) } };
  await chains().updateOne({ _id: 'chain' }, change, { session });
}

/** Creates the chain, unless it exists. */
export async function initializeChain(keys: AuditKeys): Promise<void> {
  const chain: Chain = { base: { seq: 0, hash: '' }, head: { seq: 0, hash: '' } };
  const begun = { $setOnInsert: { ...chain, mac: computeMac(keys, chain) } };
  await chains().updateOne({ _id: 'chain' }, begun, { upsert: true });
}

function chains() {
  const { connection } = mongoose;
  return connection.getClient().db(connection.name).collection<ChainRecord>('auditChain');
}
