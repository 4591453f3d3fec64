import mongoose, { type Model, type QueryFilter } from 'mongoose';
import type { PageQuery } from '../contracts/endpoint';
import { badRequest } from '../errors/HttpError';

/** Fields with their directions; together they are different for every record, and an index has them. */
export type Order<R> = { readonly [Field in keyof R]?: 1 | -1 };

/** Where a record stands in an order: its values of the order's fields. */
export type Position<R> = { [Field in keyof R]: R[Field] };

/** How many records a page shows. */
export function sizeOf({ limit = '25' }: PageQuery): number {
  return Number(limit);
}

/** The place that a cursor names, `undefined` without one; 400 for what is no cursor of this order. */
export function positionOf<R>(model: Model<R>, order: Order<R>, cursor?: string): Position<R> | undefined {
  if (!cursor) return undefined;
  const values = valuesIn(cursor);
  const fields = Object.keys(order);
  const isWhole = values.length === fields.length;
  const place = fields.map((field, at) => [field, read(model.schema.path(field).instance, values[at])]);
  if (!isWhole || place.some(([, value]) => value === undefined))
    throw badRequest('The cursor is not valid.');
  return Object.fromEntries(place);
}

/** What comes after a place. */
export function after<R>(place: Position<R>, order: Order<R>): QueryFilter<R> {
  const fields = Object.keys(order) as (keyof R & string)[];
  const steps = fields.map((field, at) => ({
    ...Object.fromEntries(fields.slice(0, at).map((earlier) => [earlier, place[earlier]])),
    [field]: mongoose.trusted({ [order[field] === 1 ? '$gt' : '$lt']: place[field] }),
  }));
  return (steps.length === 1 ? steps[0] : { $or: steps }) as QueryFilter<R>;
}

/** The page out of records of which one more was read than it shows, with the cursor of the next. */
export function cutToPage<R>(found: R[], query: PageQuery, order: Order<R>) {
  const records = found.slice(0, sizeOf(query));
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

/** A value as the kind of field that it must be of; never an object, which could ask something else. */
function read(kind: string, value: unknown): string | number | Date | undefined {
  if (kind === 'String') return typeof value === 'string' ? value : undefined;
  if (typeof value !== 'number') return undefined;
  if (kind === 'Number') return value;
  const date = new Date(value);
  return kind === 'Date' && !Number.isNaN(date.getTime()) ? date : undefined;
}
