import type { Api } from '../../identity/access/Api';
import { addRoute } from '../../identity/access/addRoute';
import { authorize } from '../../identity/access/authorize';
import { recordAudit } from '../../platform/audit/recordAudit';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { notFound } from '../../platform/errors/HttpError';
import { Enquiry } from '../enquiries/model';
import { downloadLeadFile } from './contract';
import { AnswerFileContent, AnswerFileModel } from './model';
import { mayDownloadLeadFiles } from './policy';

/** The files that were sent with forms. They have no public URL. */
export function leadFileRoutes(api: Api): void {
  addRoute(
    api,
    downloadLeadFile,
    mayDownloadLeadFiles,
    async ({ params: { reference, id }, user, req, res }) => {
      const lead = await Enquiry.findOne({ reference }, { ownerId: 1 }).lean();
      authorize(mayDownloadLeadFiles, user, lead);
      const file = await AnswerFileModel.findOne({ _id: id, leadId: lead._id }).lean();
      if (!file) throw notFound();
      await api.rateLimit.consume('lead-files', user._id, 200, 3600);
      const stored = await AnswerFileContent.findById(id).orFail(notFound);
      await recordAudit(api.env, {
        who: user,
        action: mayDownloadLeadFiles.name,
        entity: 'leads',
        entityId: reference,
        from: requestOrigin(req, api.env.internalKey),
      });
      res.attachment(file.name);
      res.set({
        'Content-Type': file.mime,
        'X-Content-Type-Options': 'nosniff',
        // Should a browser open it nevertheless, nothing in it runs on this site.
        'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
      res.send(stored.content);
      return '';
    },
    { deadline: 10 },
  );
}
