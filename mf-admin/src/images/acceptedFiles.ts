import { imageTypes, pdfType } from '@site/api/media/contract';

/** The types of file that an upload area accepts, and what it says about them. */
export interface AcceptedFiles {
  types: readonly string[];
  /** The formats as a sentence names them. */
  formats: string;
  /** The label of the file chooser. */
  label: string;
}

export const acceptedImages: AcceptedFiles = {
  types: imageTypes,
  formats: 'JPEG, PNG, WebP, AVIF or GIF',
  label: 'Image files',
};
export const acceptedPdfs: AcceptedFiles = { types: [pdfType], formats: 'PDF', label: 'PDF files' };
export const acceptedMedia: AcceptedFiles = {
  types: [...imageTypes, pdfType],
  formats: 'JPEG, PNG, WebP, AVIF, GIF or PDF',
  label: 'Media files',
};
