import type { AnswerFile, UploadedFile } from './contract';

export function exampleAnswerFile(part: Partial<AnswerFile> = {}): AnswerFile {
  return { id: 'file-1', name: 'Firewall.jpg', mime: 'image/jpeg', bytes: 1_204_000, ...part };
}

export function exampleUploadedFile(part: Partial<UploadedFile> = {}): UploadedFile {
  return { token: 'token-1', name: 'Firewall.jpg', bytes: 1_204_000, ...part };
}
