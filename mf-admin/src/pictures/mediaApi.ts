import {
  createMedia,
  editMedia,
  listMedia,
  type Media,
  type MediaUpload,
  replaceMedia,
} from '@site/api/media/contract';
import { api, dispatchOnce, read, write } from '@site/shell/kit/query';
import { sendFile } from './sendFile';

const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMedia: build.query(read(listMedia)),
    describeMedia: build.mutation(write(editMedia)),
    createMedia: build.mutation(write(createMedia)),
    replaceMedia: build.mutation(write(replaceMedia)),
  }),
  overrideExisting: true,
});

export const { useSearchMediaQuery, useDescribeMediaMutation } = mediaApi;

interface Sending {
  /** How much of it is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Puts a picture into the library, such as one that was pasted into an editor. The same bytes answer the picture that
 * is there already. It may be shown once it has an `alt`. Rejects with the API's error; `retryAfter` tells in how many
 * seconds a busy one is asked again.
 */
export function uploadPicture(file: File, { onProgress = () => {}, signal }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<MediaUpload>(mediaApi.endpoints.createMedia.initiate({ send }), signal);
}

/** Puts another picture in the place of one, at the version that was seen. */
export function replacePicture({ id, version }: Media, file: File, { onProgress = () => {} }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<Media>(mediaApi.endpoints.replaceMedia.initiate({ id, version, send }));
}
