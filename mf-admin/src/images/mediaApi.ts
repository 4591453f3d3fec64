import {
  createMedia,
  deleteManyMedia,
  editManyMedia,
  editMedia,
  listMedia,
  type Media,
  type MediaUpload,
  replaceMedia,
} from '@site/api/media/contract';
import {
  createMediaFolder,
  deleteMediaFolder,
  editMediaFolder,
  listMediaFolders,
} from '@site/api/media/folders/contract';
import { api, dispatchOnce, read, sendFile, write } from '@site/shell/kit/query';

const mediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMedia: build.query(read(listMedia)),
    describeMedia: build.mutation(write(editMedia)),
    createMedia: build.mutation(write(createMedia)),
    replaceMedia: build.mutation(write(replaceMedia)),
    editManyMedia: build.mutation(write(editManyMedia, { changes: listMedia })),
    deleteManyMedia: build.mutation(write(deleteManyMedia, { changes: listMedia })),
    // Its numbers of files change with the files.
    listMediaFolders: build.query({
      ...read(listMediaFolders),
      providesTags: [listMedia.path, listMediaFolders.path] as never[],
    }),
    createMediaFolder: build.mutation(write(createMediaFolder)),
    editMediaFolder: build.mutation(write(editMediaFolder)),
    deleteMediaFolder: build.mutation(write(deleteMediaFolder)),
  }),
  overrideExisting: true,
});

export const {
  useSearchMediaQuery,
  useDescribeMediaMutation,
  useEditManyMediaMutation,
  useDeleteManyMediaMutation,
  useListMediaFoldersQuery,
  useCreateMediaFolderMutation,
  useEditMediaFolderMutation,
  useDeleteMediaFolderMutation,
} = mediaApi;

interface Sending {
  /** The sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** The id of the folder it goes into. */
  folder?: string;
}

/**
 * Uploads a file to the library. The same bytes return the existing file. An image can be used once it has an `alt`.
 * Rejects with the API's error; `retryAfter` is the number of seconds after which a busy server can be tried again.
 */
export function uploadFile(file: File, { onProgress = () => {}, signal, folder }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<MediaUpload>(
    mediaApi.endpoints.createMedia.initiate({ query: { folder }, send }),
    signal,
  );
}

/** Replaces a file at the loaded version. */
export function replaceFile({ id, version }: Media, file: File, { onProgress = () => {} }: Sending = {}) {
  const send = sendFile(file, onProgress);
  return dispatchOnce<Media>(mediaApi.endpoints.replaceMedia.initiate({ id, version, send }));
}
