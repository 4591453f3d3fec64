import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { mostPages, type PdfProblem, type PdfReport } from './PdfReport';

/**
 * Reads a PDF completely: its pages, and whether it holds anything that does more than show text and images. Runs in a
 * worker thread, because a hostile file can take any time.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfReport> {
  if (!isWhole(bytes)) return { problem: 'damaged' };
  foundWhileReading = undefined;
  try {
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    const { context } = document;
    if (context.trailerInfo.Encrypt) return { problem: 'encrypted' };
    const problem = findInText(bytes) ?? foundWhileReading;
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
  GoToR: 'action',
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

/** Finds names in an object and the objects written in it, also in those that the file holds compressed. */
function findInObject(read: PDFObject): PdfProblem | undefined {
  const left = [read];
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFName) {
      const problem = problemOf(object.decodeText());
      if (problem) return problem;
    } else if (object instanceof PDFInvalidObject) return 'damaged';
    else if (object instanceof PDFArray) left.push(...object.asArray());
    else if (object instanceof PDFStream) left.push(object.dict);
    else if (object instanceof PDFDict) left.push(...object.entries().flat());
  }
  return undefined;
}

/**
 * The first problem of the objects as they are read. Not only those that the document has in the end: a viewer may use
 * one that a later object replaces for the library.
 */
let foundWhileReading: PdfProblem | undefined;

const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function (this: PDFContext, ref, object) {
  foundWhileReading ??= findInObject(object);
  assign.call(this, ref, object);
};

// Only a list of objects has a `First`, whatever type it claims to have. The library unpacks lists without a limit.
const { of: createStream } = PDFRawStream;
PDFRawStream.of = (dict, contents, transform) => {
  const isList = dict.has(PDFName.of('First')) || dict.get(PDFName.of('Type')) === PDFName.of('XRef');
  if (isList && !isReadable(dict, contents)) rejectDamaged();
  return createStream(dict, contents, transform);
};

/** The most bytes that a compressed list of objects may unpack to. */
const mostUnpacked = 32_000_000;

/** Whether the library reads a list of objects as any viewer does. */
function isReadable(dict: PDFDict, contents: Uint8Array): boolean {
  const entry = (name: string) => dict.get(PDFName.of(name));
  if (entry('Type') !== PDFName.of('XRef')) {
    if (entry('Type') !== PDFName.of('ObjStm')) return false;
    if (!['First', 'N'].every((name) => entry(name) instanceof PDFNumber)) return false;
  }
  const filter = entry('Filter');
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return true;
  if (only !== PDFName.of('FlateDecode')) return false;
  try {
    // Viewers accept one without an end.
    inflateSync(contents, { maxOutputLength: mostUnpacked, finishFlush: constants.Z_SYNC_FLUSH });
    return true;
  } catch {
    return false;
  }
}

const { forStream: readObjects } = PDFObjectStreamParser;
PDFObjectStreamParser.forStream = (stream, shouldWait) => {
  const parser = readObjects(stream, shouldWait);
  const parse = parser.parseIntoContext.bind(parser);
  // Objects behind one that the library cannot read are open to viewers.
  parser.parseIntoContext = () => parse().catch(rejectDamaged);
  return parser;
};

/** The library goes on after an error, so it is kept as well. */
function rejectDamaged(): never {
  foundWhileReading ??= 'damaged';
  throw new Error('These objects cannot be read.');
}
