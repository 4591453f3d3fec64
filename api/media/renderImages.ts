import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { HttpError, unavailable, unprocessable } from '../platform/errors/HttpError';
import { imageTypes, type Media, mediaWidths } from './contract';
import { FairQueue } from './FairQueue';

/** An image re-encoded in several widths and formats. Nothing else of the uploaded file is kept. */
export interface RenderedImage extends Pick<Media, 'mime' | 'width' | 'height'> {
  files: ImageFile[];
}

export interface ImageFile {
  /** Such as `640.webp`. */
  form: string;
  mime: string;
  width: number;
  height: number;
  /** File size in bytes. */
  size: number;
  bytes: Buffer;
}

const mostPixels = 50_000_000;
/** An AVIF image is decoded as a whole: with 50 megapixels, 1 kB of it takes 935 MB of memory. */
const mostAvifPixels = 16_000_000;
/** Maximum of either side. WebP allows 16,383. */
const longestSide = 16_000;
/** Time limit of each processing step. */
const seconds = 8;

sharp.cache(false);
sharp.concurrency(1);
// Only these loaders are enabled, so that other formats are not parsed at all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/**
 * Renders the files of an upload, one upload at a time, in turn among members. Throws 422 for unsupported,
 * animated, oversized or damaged images; 503 when the client disconnected while waiting.
 */
export function renderImages(bytes: Buffer, { member, isGone }: RenderRequest): Promise<RenderedImage> {
  return line.run(member, async () => {
    if (isGone()) throw unavailable();
    return draw(bytes);
  });
}

/** The member who uploads, and whether their connection is closed. */
export interface RenderRequest {
  member: string;
  isGone: () => boolean;
}

const line = new FairQueue();

/** One file of an image, without what else the upload held. */
export interface EncodedImage {
  mime: 'image/jpeg' | 'image/png';
  ending: 'jpg' | 'png';
  bytes: Buffer;
}

/** The longest side of an image that is stored for the team alone: details stay readable, and a PNG below 11 MB. */
const encodedSide = 3200;

/** Encodes an image again as one JPEG, or as a PNG where it is transparent, by the same rules and in the same queue. */
export function encodeAgain(bytes: Buffer, { member, isGone }: RenderRequest): Promise<EncodedImage> {
  return line.run(member, async () => {
    if (isGone()) throw unavailable();
    await sniffed(bytes);
    try {
      const { data, info } = await decoded(bytes, { width: encodedSide, height: encodedSide, fit: 'inside' });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const isOpaque = (await sharp(data, { raw }).stats()).isOpaque;
      const ending = isOpaque ? 'jpg' : 'png';
      const file = await drawn(sharp(data, { raw }), info.width, ending, isOpaque);
      return { mime: isOpaque ? 'image/jpeg' : 'image/png', ending, bytes: file.bytes };
    } catch (error) {
      throw error instanceof HttpError ? error : damaged();
    }
  });
}

async function draw(bytes: Buffer): Promise<RenderedImage> {
  const mime = await sniffed(bytes);
  try {
    // Decoded once, no wider than the widest file.
    const { data, info } = await decoded(bytes, { width: mediaWidths.at(-1) });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const isOpaque = (await sharp(data, { raw }).stats()).isOpaque;
    const { autoOrient } = await read(bytes).metadata();
    const files: ImageFile[] = [];
    for (const width of widthsOf(info.width))
      for (const form of formsOf(isOpaque))
        files.push(await drawn(sharp(data, { raw }), width, form, isOpaque));
    return { mime, width: autoOrient.width, height: autoOrient.height, files };
  } catch (error) {
    throw error instanceof HttpError ? error : damaged();
  }
}

/** The pixels of an image: rotated upright, in sRGB, at most of a size. */
const decoded = (bytes: Buffer, most: ResizeOptions) =>
  read(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ ...most, withoutEnlargement: true })
    .timeout({ seconds })
    .raw()
    .toBuffer({ resolveWithObject: true });

const read = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 });

/** Detects the image type from the content, before any decoding. */
async function sniffed(bytes: Buffer): Promise<Media['mime']> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const kind = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format;
  const mime = imageTypes.find((type) => type === `image/${kind}`);
  if (!found || !mime)
    throw unprocessable('not_a_picture', 'Unsupported format. Use JPEG, PNG, WebP, AVIF, GIF or PDF.');
  if ((found.pages ?? 1) > 1)
    throw unprocessable('moving', 'Animated images aren’t supported. Please choose a still image.');
  const { width, height } = found;
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw unprocessable(
      'too_many_pixels',
      'The image is larger than 50 megapixels or 16,000 pixels on one side.',
    );
  if (kind === 'avif' && width * height > mostAvifPixels)
    throw unprocessable(
      'too_many_pixels',
      'An AVIF image can have up to 16 megapixels. Save it as a JPEG instead.',
    );
  return mime;
}

const damaged = () => unprocessable('damaged', 'The image is damaged or incomplete.');

/** The site's widths up to that of the image, plus its own width where it is below the largest. */
function widthsOf(width: number): number[] {
  const fitting = mediaWidths.filter((each) => each <= width);
  return fitting.length < mediaWidths.length && !fitting.some((each) => each === width)
    ? [...fitting, width]
    : fitting;
}

const formsOf = (isOpaque: boolean) => ['avif', 'webp', isOpaque ? 'jpg' : 'png'] as const;
type Form = ReturnType<typeof formsOf>[number];

const MIMES: Record<Form, Media['mime']> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

async function drawn(source: Sharp, width: number, form: Form, isOpaque: boolean): Promise<ImageFile> {
  const resized = source.resize({ width }).timeout({ seconds });
  const { data, info } = await encoded(isOpaque ? resized.removeAlpha() : resized, form).toBuffer({
    resolveWithObject: true,
  });
  const { height, size } = info;
  return { form: `${width}.${form}`, mime: MIMES[form], width, height, size, bytes: data };
}

function encoded(image: Sharp, form: Form): Sharp {
  if (form === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (form === 'webp') return image.webp({ quality: 80, effort: 4 });
  if (form === 'png') return image.png({ compressionLevel: 9, palette: true });
  return image.jpeg({ quality: 82, mozjpeg: true });
}
