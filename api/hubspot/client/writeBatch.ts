import type { HubspotBatch } from './HubspotClient';
import { HubspotError } from './HubspotError';

interface Batch<Item, Written> {
  call: (items: Item[]) => Promise<HubspotBatch<Written>>;
  /** What a refusal names the item by. */
  keyOf: (item: Item) => string;
  /** Whether items that were written may be written again. */
  isRepeatable: boolean;
}

interface Refusal {
  message: string;
  isMissing: boolean;
  /** False where HubSpot refused something of the batch and did not say what. */
  isCertain: boolean;
}

/**
 * Writes items as one batch. Where HubSpot refuses a batch for one bad item, halves are written, until that item is
 * alone. Returns what was written, and the refusals by key.
 */
export async function writeBatch<Item, Written>(items: Item[], batch: Batch<Item, Written>) {
  const outcome = { written: [] as Written[], refused: new Map<string, Refusal>() };
  await write(items, batch, outcome);
  return outcome;
}

type Outcome<Written> = { written: Written[]; refused: Map<string, Refusal> };

async function write<Item, Written>(
  items: Item[],
  batch: Batch<Item, Written>,
  outcome: Outcome<Written>,
): Promise<void> {
  try {
    const { written, refused } = await batch.call(items);
    outcome.written.push(...written);
    for (const { keys, message, isMissing } of refused)
      for (const key of keys) outcome.refused.set(key, { message, isMissing, isCertain: true });
    const [first] = refused;
    if (!first || refused.some(({ keys }) => keys.length)) return;
    if (batch.isRepeatable) await halve(items, batch, outcome, first);
    else
      for (const item of items)
        outcome.refused.set(batch.keyOf(item), { ...first, isMissing: false, isCertain: false });
  } catch (error) {
    if (!(error instanceof HubspotError) || !['invalid', 'missing'].includes(error.kind)) throw error;
    await halve(items, batch, outcome, { message: error.message, isMissing: error.kind === 'missing' });
  }
}

async function halve<Item, Written>(
  items: Item[],
  batch: Batch<Item, Written>,
  outcome: Outcome<Written>,
  { message, isMissing }: Pick<Refusal, 'message' | 'isMissing'>,
): Promise<void> {
  const [only] = items;
  if (items.length === 1 && only) {
    outcome.refused.set(batch.keyOf(only), { message, isMissing, isCertain: true });
    return;
  }
  const middle = Math.ceil(items.length / 2);
  await write(items.slice(0, middle), batch, outcome);
  await write(items.slice(middle), batch, outcome);
}
