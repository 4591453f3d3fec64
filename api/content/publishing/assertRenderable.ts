import { badRequest } from '../../platform/errors/HttpError';
import type { AnyKind, FieldErrors } from '../documents/ContentKind';
import { canBeRendered } from '../markdown/renderings';

/** What is wrong with the first text of a draft that cannot be rendered, by its field; empty where all can be. */
export async function findRenderErrors(kind: AnyKind, draft: object): Promise<FieldErrors> {
  for (const [field, text] of Object.entries(kind.markdownTextsOf?.(draft) ?? {}))
    if (!(await canBeRendered(text))) return { [field]: NOT_RENDERED };
  return {};
}

/** Refuses (400, at the field) a draft with a text that cannot be rendered. */
export async function assertRenderable(kind: AnyKind, draft: object): Promise<void> {
  const faults = await findRenderErrors(kind, draft);
  if (Object.keys(faults).length) throw badRequest(NOT_RENDERED, faults);
}

/** Of a call that renders: as much time as a text may take, and then that of any other call. */
export const renderingOptions = { deadline: 6 };

const NOT_RENDERED =
  'This text takes too long to render. Please split it, or remove unclosed HTML, long runs of brackets and lists within lists.';
