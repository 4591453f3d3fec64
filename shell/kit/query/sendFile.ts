/** Sends a file as form data and reports the sent share, from 0 to 1. Rejects without a response. */
export const sendFile =
  (file: File, onProgress: (share: number) => void) =>
  (address: string, { method = 'POST', headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      request.onload = () => {
        const again = request.getResponseHeader('Retry-After');
        const { status, responseText } = request;
        resolve(new Response(responseText, { status, headers: again ? { 'Retry-After': again } : {} }));
      };
      request.onerror = () => reject(new TypeError('The upload failed.'));
      request.onabort = () => reject(new DOMException('Canceled', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      form.set('file', file);
      request.send(form);
    });
