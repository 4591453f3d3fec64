import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { PageQuery } from '../contracts/endpoint';
import { badRequest } from '../errors/HttpError';

/** Sort fields and directions. Together they are unique and have an index. */
export type Order<R> = { readonly [Field in keyof R]?: 1 | -1 };

/** A record's values of the sort fields. */
export type Position<R> = { [Field in keyof R]: R[Field] };

/** Page size. */
export function pageSizeOf({ limit = '25' }: PageQuery): number {
  return Number(limit);
}

/** Parses a cursor. Throws 400 for one that does not match this order. */
export function parseCursor<R>(model: Model<R>, order: Order<R>, cursor?: string): Position<R> | undefined {
  if (!cursor) return undefined;
  const values = valuesIn(cursor);
  const fields = Object.keys(order);
  const isComplete = values.length === fields.length;
  const position = fields.map((field, at) => [field, read(model.schema.path(field).instance, values[at])]);
  if (!isComplete || position.some(([, value]) => value === undefined))
    throw badRequest('The cursor is not valid.');
  return Object.fromEntries(position);
}

/** Filter for records after a position. */
export function afterPosition<R>(position: Position<R>, order: Order<R>): QueryFilter<R> {
  const fields = Object.keys(order) as (keyof R & string)[];
  const steps = fields.map((field, at) => ({
    ...Object.fromEntries(fields.slice(0, at).map((earlier) => [earlier, position[earlier]])),
    [field]: mongoose.trusted({ [order[field] === 1 ? '$gt' : '$lt']: position[field] }),
  }));
  return (steps.length === 1 ? steps[0] : { $or: steps }) as QueryFilter<R>;
}

/** Cuts the result, which was read with one extra record, to a page with the next cursor. */
export function toPage<R>(found: R[], query: PageQuery, order: Order<R>) {
  const records = found.slice(0, pageSizeOf(query));
  const last = records.at(-1);
  return { records, nextCursor: last && found.length > records.length ? cursorOf(last, order) : null };
}

function cursorOf<R>(record: R, order: Order<R>): string {
  const values = (Object.keys(order) as (keyof R)[]).map((field) => record[field]);
  const written = values.map((value) => (value instanceof Date ? value.getTime() : value));
  return Buffer.from(JSON.stringify(written)).toString('base64url');
}

function valuesIn(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

/** Converts a cursor value to the field's type; never an object, which could be a query operator. */
function read(kind: string, value: unknown): string | number | Date | undefined {
  if (kind === 'String') return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'number') return undefined;
  if (kind === 'Number') return value;
  const date = new Date(value);
  return kind === 'Date' && !Number.isNaN(date.getTime()) ? date : undefined;
}
