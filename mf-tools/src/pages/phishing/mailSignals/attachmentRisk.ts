import type { Attachment } from '../mail/Mail';

export interface FileRisk {
  title: string;
  message: string;
  points: number;
}

const RUNS =
  /\.(exe|scr|js|jse|vbs|vbe|hta|lnk|bat|cmd|com|ps1|jar|msi|pif|reg|wsf|apk|dmg|cpl|appx?|xll|chm)$/i;
const DISC = /\.(iso|img|vhdx?|one|ace|cab|r\d\d|uue?|z)$/i;
const PAGE = /\.(s?html?|xhtml?|svg|mht(ml)?|xht)$/i;
const MACROS = /\.(doc|xls|ppt)m$|\.(xlsb|dotm|xlam)$/i;
/** Right-to-left override: the rest is displayed reversed. */
const RIGHT_TO_LEFT = /[\u202d\u202e\u2067]/;
const DOUBLE = /\.(pdf|docx?|xlsx?|jpe?g|png|txt|zip)\s*\.[a-z0-9]{2,5}$/i;

/** Risk of a file by its name; its content is not opened. */
export function getFileRisk({ name, type }: Attachment): FileRisk | undefined {
  if (RUNS.test(name))
    return DOUBLE.test(name) || RIGHT_TO_LEFT.test(name)
      ? {
          title: 'A program that looks like a document',
          message: RIGHT_TO_LEFT.test(name)
            ? 'A hidden character reverses part of the file name, so a program looks like a document.'
            : `“${name}” has two endings. Only the last one counts, and it’s a program.`,
          points: 40,
        }
      : {
          title: 'A program is attached',
          message: `“${name}” would run on your computer. Companies don’t email programs.`,
          points: 30,
        };
  if (DISC.test(name))
    return {
      title: 'An unusual archive file',
      message: `“${name}” is a type of archive that virus scanners often can’t read.`,
      points: 25,
    };
  if (MACROS.test(name))
    return {
      title: 'A document that can run code',
      message: `“${name}” may contain macros, which can install ransomware if you allow them.`,
      points: 20,
    };
  if (PAGE.test(name) || (/^(text\/html|image\/svg)/i.test(type) && name))
    return {
      title: 'A web page as an attachment',
      message: `“${name}” opens a page in your browser without an address. Fake sign-in pages are sent this way.`,
      points: 25,
    };
  return undefined;
}
