import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { conflict, preconditionFailed } from '../../platform/errors/HttpError';
import { changeDocument } from '../documents/changeDocument';
import { findDocument } from '../documents/findDocument';
import { documentView } from '../lists/contentView';
import { saveRevision } from '../revisions/revisions';
import { restoreOriginal, type TemplateDraft } from './contract';
import { originalOf } from './initial';
import { mayWriteTemplates } from './policy';
import { templateKind } from './templateKind';

/** Adds the route that makes the original texts of a built-in template its draft. */
export function restoreOriginalRoute(api: Api): void {
  addRoute(
    api,
    restoreOriginal,
    mayWriteTemplates,
    async ({ params, version, user, audit, skipAudit }) => {
      const before = await findDocument(templateKind, params.id);
      authorize(mayWriteTemplates, user, before);
      if (before.isBinned) throw conflict('This is in the trash. Restore it first.');
      const original = originalOf(before.draft);
      if (!original) throw conflict('Only built-in templates have an original.');
      if (before.version !== version) throw preconditionFailed();
      if (isDeepStrictEqual(before.draft, original)) {
        skipAudit();
        return documentView<TemplateDraft>(before);
      }
      const record = await changeDocument(templateKind, before, { draft: original, fault: undefined }, user);
      await saveRevision(record, 'restored');
      audit(record._id, before.draft, original);
      return documentView<TemplateDraft>(record);
    },
    { action: 'restore the original of a page template' },
  );
}
