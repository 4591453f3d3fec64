import { createEnquiry } from '@site/api/leads/enquiries/contract';
import { type UploadedFile, uploadFormFile } from '@site/api/leads/files/contract';
import { createFormEnquiry, getPublicForm } from '@site/api/leads/forms/contract';
import { api, dispatchOnce, read, sendFile, write } from '@site/shell/kit/query';

/** The forms of the team. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicForm: build.query(read(getPublicForm)),
    // Answers do not change the form, which the page still shows.
    uploadFormFile: build.mutation(write(uploadFormFile, { changes: createEnquiry })),
    createFormEnquiry: build.mutation(write(createFormEnquiry, { changes: createEnquiry })),
  }),
  overrideExisting: true,
});

/** Uploads a file for a field of a form. Rejects with the API's error, or when the signal aborts. */
export const uploadFile = (
  file: File,
  field: { slug: string; key: string },
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedFile> =>
  dispatchOnce<UploadedFile>(
    formsApi.endpoints.uploadFormFile.initiate({ ...field, send: sendFile(file, onProgress) }),
    signal,
  );

export const { useCreateFormEnquiryMutation } = formsApi;
