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
  /** The sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads an image to the library. The same bytes return the existing image. It can be used once it has an `alt`.
 * Rejects with the API's error; `retryAfter` is the number of seconds after which a busy server can be tried again.
 */
export function uploadImage(file: File, { onProgress = () => {}, signal }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<MediaUpload>(mediaApi.endpoints.createMedia.initiate({ send }), signal);
}

/** Replaces an image at the loaded version. */
export function replaceImage({ id, version }: Media, file: File, { onProgress = () => {} }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<Media>(mediaApi.endpoints.replaceMedia.initiate({ id, version, send }));
}
