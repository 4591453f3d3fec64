import { escaped } from '../../platform/mail/renderMail';

/** What every newsletter shows around its content. */
export interface EmailBrand {
  name: string;
  /** Absolute address of the logo; empty to show the name. */
  logo: string;
  /** Color of the line at the top, of links and of buttons. White text is readable on it. */
  accent: string;
  /** Postal address in one line. */
  address: string;
  /** The footer note above it; may be empty. */
  note: string;
  origin: string;
}

interface Frame {
  brand: EmailBrand;
  subject: string;
  preheader: string;
  /** Rows of the table that holds the content. */
  rows: string[];
  reason: string;
  links: { label: string; url: string }[];
}

/**
 * The page of a newsletter: one column in tables, which every email program renders, with its styles as attributes. The
 * style sheet adds what some understand: full width on phones and dark colors.
 */
export function renderEmailFrame({ brand, subject, preheader, rows, reason, links }: Frame): string {
  const { name, accent, address, note, origin } = brand;
  const small = [reason, note, [name, address].filter(Boolean).join(', ')].filter(Boolean);
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${styleSheet(accent)}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:#eef2f6;${font}">`,
    preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>` : '',
    '<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f6">',
    '<tr><td class="edge" align="center" style="padding:24px 12px">',
    '<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff">',
    `<tr><td style="height:4px;font-size:0;line-height:0;background:${accent}">&nbsp;</td></tr>`,
    `<tr><td class="side text" style="padding:24px 40px 0;text-align:left;${font};color:#12202e">`,
    `<a href="${escaped(origin)}" class="text" style="color:#12202e;text-decoration:none;font-size:20px;font-weight:bold">${renderLogo(brand)}</a>`,
    '</td></tr>',
    ...rows,
    '<tr><td style="height:16px;font-size:0;line-height:0">&nbsp;</td></tr>',
    '</table>',
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">',
    `<tr><td class="side muted" style="padding:20px 40px;text-align:left;font:13px/1.5 Arial,Helvetica,sans-serif;color:#52606d">`,
    ...small.map((line) => `<p style="margin:0 0 8px">${escaped(line)}</p>`),
    `<p style="margin:0">${links.map(({ label, url }) => `<a class="muted" href="${escaped(url)}" style="color:#52606d">${escaped(label)}</a>`).join(' &nbsp; ')}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

/** A row with content. */
export const renderRow = (html: string) =>
  `<tr><td class="side text" style="padding:20px 40px 0;text-align:left;${font};color:#12202e">${html}</td></tr>`;

/** A button, which is a table cell, since some email programs ignore padding of links. Both texts are HTML. */
export const renderButton = (label: string, url: string, accent: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${accent};border-radius:4px">` +
  `<a href="${url}" class="button" style="display:inline-block;padding:12px 24px;font-weight:bold;color:#ffffff;text-decoration:none">${label}</a>` +
  '</td></tr></table>';

const font = 'font:16px/1.6 Arial,Helvetica,sans-serif';

function renderLogo({ logo, name }: EmailBrand): string {
  if (!logo) return escaped(name);
  return `<img src="${escaped(logo)}" alt="${escaped(name)}" height="36" style="display:block;height:36px;width:auto;border:0">`;
}

/** The media query for dark colors as one line, so that a preview can apply its rules. */
export const DARK_QUERY = '@media (prefers-color-scheme:dark)';

const styleSheet = (accent: string) =>
  [
    `.text a{color:${accent}}.text a.button{color:#ffffff}`,
    '@media (max-width:480px){.edge{padding:0 !important}.side{padding-left:20px !important;padding-right:20px !important}}',
    `${DARK_QUERY}{.page{background:#0c141c !important}.card{background:#16212c !important}.text{color:#e8eef4 !important}.text a{color:#a9cbee !important}.text a.text{color:#e8eef4 !important}.text a.button{color:#ffffff !important}.text td,.text th,.text pre,.text hr,.text blockquote{border-color:#4a5b6b !important}.muted{color:#a3b1bf !important}}`,
  ].join('\n');
