import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  type PDFRawStream,
  PDFStream,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { mostPages, type PdfProblem, type PdfReport } from './PdfReport';

/**
 * Reads a PDF completely: its pages, and whether it holds anything that does more than show text and images. Runs in a
 * worker thread, because a hostile file can take any time.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfReport> {
  if (!isWhole(bytes)) return { problem: 'damaged' };
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const { context } = document;
    if (context.trailerInfo.Encrypt) return { problem: 'encrypted' };
    const problem = findInText(bytes) ?? findInObjects(context.enumerateIndirectObjects());
    if (problem) return { problem };
    const pages = document.getPageCount();
    if (pages < 1) return { problem: 'damaged' };
    return pages > mostPages ? { problem: 'too_many_pages' } : { pages };
  } catch {
    return { problem: 'damaged' };
  }
}

/** Whether it begins and ends as a PDF does. Anything after the end could be a file of another kind. */
function isWhole(bytes: Uint8Array): boolean {
  const textOf = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return (
    /^%PDF-[12]\.\d/.test(textOf(bytes.subarray(0, 8))) && /%%EOF[\s\0]*$/.test(textOf(bytes.subarray(-1024)))
  );
}

/** Names of keys and values, and what they mean. */
const problems: Record<string, PdfProblem> = {
  JavaScript: 'script',
  Launch: 'action',
  ImportData: 'action',
  GoToE: 'action',
  EmbeddedFile: 'attachment',
  EmbeddedFiles: 'attachment',
  FileAttachment: 'attachment',
  XFA: 'form',
  SubmitForm: 'form',
  RichMedia: 'multimedia',
  Movie: 'multimedia',
  Sound: 'multimedia',
  Rendition: 'multimedia',
  '3D': 'multimedia',
};

/**
 * Finds names in the bytes as they are, also in objects that the reader leaves out. Names shorter than six letters could
 * occur in a compressed image by chance.
 */
function findInText(bytes: Uint8Array): PdfProblem | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  for (const [, name = ''] of text.matchAll(/\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){6,40})(?![A-Za-z0-9])/g)) {
    const plain = name.replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    const problem = plain.length >= 6 ? problemOf(plain) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

const problemOf = (name: string) => (Object.hasOwn(problems, name) ? problems[name] : undefined);

/** Finds names in all dictionaries, also in those that the file holds compressed. */
function findInObjects(objects: [unknown, PDFObject][]): PdfProblem | undefined {
  const left = objects.map(([, object]) => object);
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFName) {
      const problem = problemOf(object.decodeText());
      if (problem) return problem;
    } else if (object instanceof PDFArray) left.push(...object.asArray());
    else if (object instanceof PDFStream) left.push(object.dict);
    else if (object instanceof PDFDict) left.push(...object.entries().flat());
  }
  return undefined;
}

/** The most bytes that a compressed list of objects may unpack to. */
const mostUnpacked = 32_000_000;

/** The library unpacks these streams into memory without a limit, so they are measured first. */
function assertBounded({ dict, contents }: PDFRawStream): void {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only === undefined) return;
  if (only !== PDFName.of('FlateDecode')) throw new Error('The objects are packed in another way.');
  inflateSync(contents, { maxOutputLength: mostUnpacked });
}

const { forStream: readObjects } = PDFObjectStreamParser;
PDFObjectStreamParser.forStream = (stream, shouldWait) => {
  assertBounded(stream);
  return readObjects(stream, shouldWait);
};

const { forStream: readPositions } = PDFXRefStreamParser;
PDFXRefStreamParser.forStream = (stream) => {
  assertBounded(stream);
  return readPositions(stream);
};
