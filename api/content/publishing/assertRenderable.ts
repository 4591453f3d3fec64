import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind, Draft, FieldErrors } from '../documents/ContentKind';
import { canBeRendered } from '../markdown/renderings';

/** An error for the first text of a draft that cannot be rendered, by field; empty if all can be rendered. */
export async function findRenderErrors(kind: AnyKind, draft: Draft): Promise<FieldErrors> {
  for (const [field, text] of Object.entries(kind.markdownTextsOf?.(draft) ?? {}))
    if (!(await canBeRendered(text))) return { [field]: NOT_RENDERED };
  return {};
}

/** 400, with the field, for a draft with a text that cannot be rendered. */
export async function assertRenderable(kind: AnyKind, draft: Draft): Promise<void> {
  const errors = await findRenderErrors(kind, draft);
  if (Object.keys(errors).length) throw badRequest(NOT_RENDERED, errors);
}

/** The options of routes that render: the time limit of a text, in addition to that of other routes. */
export const renderingOptions = { deadline: 6 };

const NOT_RENDERED =
  'This text takes too long to render. Please split it, or remove unclosed HTML, long runs of brackets and lists within lists.';
