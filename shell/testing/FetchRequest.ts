/** An `XMLHttpRequest` that sends through `fetch`, which tests replace. */
export class FetchRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private readonly headers: Record<string, string> = {};
  private address = '';
  private method = '';
  private answer?: Response;
  private isOver = false;

  open(method: string, address: string) {
    Object.assign(this, { method, address });
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string) {
    return this.answer?.headers.get(name) ?? null;
  }

  abort() {
    this.isOver = true;
    this.onabort?.();
  }

  async send(body: FormData) {
    const { method, headers } = this;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      this.answer = await fetch(this.address, { method, headers, body });
    } catch {
      return this.onerror?.();
    }
    this.status = this.answer.status;
    this.responseText = await this.answer.text();
    if (!this.isOver) this.onload?.();
  }
}
