import { acceptedFiles, fileLimits } from '@site/api/leads/files/contract';

const formats = 'JPEG, PNG, WebP, AVIF, GIF or PDF';

/** What visitors may choose, in words. */
export const fileRules = `Up to ${fileLimits.perAnswer} files of up to ${sizeText(fileLimits.bytes)} each: ${formats}.`;

/** The chosen files that can be uploaded, and what is wrong with the others. */
export function checkFiles(chosen: readonly File[], present: number): { files: File[]; problems: string[] } {
  const problems: string[] = [];
  const right = chosen.filter((file) => {
    const problem = problemOf(file);
    if (problem) problems.push(`“${file.name}” ${problem}`);
    return !problem;
  });
  const files = right.slice(0, Math.max(0, fileLimits.perAnswer - present));
  if (files.length < right.length)
    problems.push(`You can send up to ${fileLimits.perAnswer} files here. Remove one to add another.`);
  return { files, problems };
}

function problemOf({ name, type, size }: File): string | undefined {
  const accepted = acceptedFiles.split(',');
  const ending = `.${name.split('.').at(-1)?.toLowerCase()}`;
  if (!accepted.includes(type) && !accepted.includes(ending)) return `can’t be sent. Choose ${formats}.`;
  if (!size) return 'is empty.';
  return size > fileLimits.bytes
    ? `is ${sizeText(size)}. The maximum is ${sizeText(fileLimits.bytes)}.`
    : undefined;
}

export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
