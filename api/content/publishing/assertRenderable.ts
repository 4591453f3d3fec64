import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind, Draft, FieldErrors } from '../documents/ContentKind';
import { getRenderedLength } from '../markdown/renderings';

/** The longest HTML of all texts of a document together; each of them may have half of it. */
const MAX_DOCUMENT_LENGTH = 4_000_000;

/**
 * An error for the first text of a draft that cannot be rendered, or with which the document gets too long, by field;
 * empty if there is none.
 */
export async function findRenderErrors(kind: AnyKind, draft: Draft): Promise<FieldErrors> {
  let total = 0;
  for (const [field, text] of Object.entries(kind.markdownTextsOf?.(draft) ?? {})) {
    const length = await getRenderedLength(text);
    if (length === undefined) return { [field]: NOT_RENDERED };
    total += length;
    if (total > MAX_DOCUMENT_LENGTH) return { [field]: TOO_LONG };
  }
  return {};
}

/** 400, with the field, for a draft with a text that cannot be rendered. */
export async function assertRenderable(kind: AnyKind, draft: Draft): Promise<void> {
  const errors = await findRenderErrors(kind, draft);
  const [message] = Object.values(errors);
  if (message) throw badRequest(message, errors);
}

/** The options of routes that render: the time limit of a text, in addition to that of other routes. */
export const renderingOptions = { deadline: 6 };

const TOO_LONG =
  'With this text the page gets longer than 4 MB. Please shorten its texts or tables, or split the page.';
const NOT_RENDERED =
  'This text takes too long to render. Please split it, or remove unclosed HTML, long runs of brackets and lists within lists.';
