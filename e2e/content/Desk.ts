import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, type APIResponse, request as requests } from '@playwright/test';
import type { ContentDocument, PreviewLink } from '@site/api/contract/content';
import type { Media } from '@site/api/contract/media';
import { newAddress } from '../newAddress';
import type { SharedSite } from '../sharedSite';
import { openSession } from '../signIn';

/** A kind of document, by its address in the API. */
export type Kind = 'blog' | 'landing-pages' | 'locations' | 'policies';

export type Document = ContentDocument<{ slug: string }>;

/** The owner at work, through the API: many documents in little time. */
export class Desk {
  private constructor(
    readonly request: APIRequestContext,
    private readonly headers: Record<string, string>,
  ) {}

  static async begin(site: SharedSite): Promise<Desk> {
    const extraHTTPHeaders = { 'X-Forwarded-For': newAddress() };
    const request = await requests.newContext({ baseURL: site.url, extraHTTPHeaders });
    const { csrfToken } = await openSession(request, site, site.owner);
    return new Desk(request, { Origin: site.url, 'X-CSRF-Token': csrfToken });
  }

  create = (kind: Kind, draft: object): Promise<Document> => this.send('POST', kind, draft);

  edit = (kind: Kind, { id, version }: Document, draft: object): Promise<Document> =>
    this.send('PATCH', `${kind}/${id}`, draft, version);

  publish = (kind: Kind, { id, version }: Document): Promise<Document> =>
    this.send('POST', `${kind}/${id}/publish`, undefined, version);

  preview = async (kind: Kind, { id }: Document): Promise<string> =>
    ((await this.send('POST', `${kind}/${id}/preview`)) as unknown as PreviewLink).path;

  /** Asks below `/api/admin`; whoever asks too often waits. Rejects when it is refused. */
  async send<T = Document>(method: string, path: string, data?: object, version?: number): Promise<T> {
    const headers = { ...this.headers, ...(version !== undefined && { 'If-Match': `"${version}"` }) };
    let answer: APIResponse;
    do {
      answer = await this.request.fetch(`/api/admin/${path}`, { method, data, headers });
      if (answer.status() === 429) await sleep(1000 * Number(answer.headers()['retry-after'] ?? 1));
    } while (answer.status() === 429);
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }

  /** Adds a picture to the library. */
  async upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<Media> {
    const answer = await this.request.post('/api/admin/media', {
      multipart: { file },
      headers: this.headers,
    });
    if (!answer.ok()) throw new Error(`uploading: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  leave = () => this.request.dispose();
}
