/** The page of a stand-in, which is opened from the terminal of `npm start`. */
export const demoFrame = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:24px;max-width:70rem}td,th{padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #ccc;overflow-wrap:anywhere}form{display:inline-block;margin:4px 8px 4px 0}button,input,select{font:inherit;padding:6px 10px}button{white-space:nowrap}pre{white-space:pre-wrap;overflow-wrap:anywhere}label{margin-right:8px}</style>
<h1>${title}</h1>
${content}`;

/** A form of one button. */
export const demoButton = (fields: Record<string, string>, label: string): string =>
  `<form method="post">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')}<button>${label}</button></form>`;

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
