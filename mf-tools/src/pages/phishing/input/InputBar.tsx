import { Button, LiveRegion, useHydrated } from '@site/shell/kit';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FileUp from 'lucide-react/icons/file-up';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { formatInteger } from '../../../formatting/formatInteger';
import { VERDICT_LABELS } from '../analysis/verdictLabels';
import { InputBarStyles } from './InputBarStyles';
import { type Kind, MAX_FIELD_LENGTH, type PhishingCheck } from './usePhishingCheck';

/** The input: a message, a link, headers, or a saved email. */
export function InputBar({ table }: { table: PhishingCheck }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const pasteAnother = () => {
    table.clear();
    field.current?.focus();
  };
  useLargeInput(field, table);
  return (
    <InputBarStyles>
      <div className="bar">
        <fieldset className="switch" aria-label="What to check">
          {KINDS.map(({ kind, label }) => (
            <button
              key={kind}
              type="button"
              aria-pressed={table.kind === kind}
              onClick={() => table.choose(kind)}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <LiveRegion visible>
          <p>{status(table)}</p>
        </LiveRegion>
        {isHydrated && (
          <div className="ways">
            {table.phase === 'failed' && (
              <Button tone="line" size="small" onClick={table.again}>
                Try again
              </Button>
            )}
            <Button tone="line" size="small" onClick={() => picker.current?.click()}>
              <FileUp aria-hidden />
              Open an .eml
            </Button>
            <Button tone="line" size="small" onClick={pasteAnother}>
              <ClipboardPaste aria-hidden />
              {table.isExample ? 'Paste yours' : 'Paste another'}
            </Button>
          </div>
        )}
      </div>
      <textarea
        ref={field}
        aria-label={LABELS[table.kind]}
        placeholder={PLACEHOLDERS[table.kind]}
        rows={table.kind === 'link' ? 1 : 3}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={table.isBeside ? '' : table.text}
        onChange={({ target }) => table.type(target.value)}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".eml,message/rfc822,text/plain"
        aria-label="A saved email"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) table.open(file);
          target.value = '';
        }}
      />
      <noscript>
        <p className="plain">
          The check runs in your browser and needs JavaScript. Below you see an example.
        </p>
      </noscript>
    </InputBarStyles>
  );
}

/** The HTML of a copied message, if it has links that its text does not show. */
export function linkedHtml(kind: Kind, data: Pick<DataTransfer, 'getData'>): string | undefined {
  const html = kind === 'message' ? data.getData('text/html') : '';
  return /<(a|area|form)\s/i.test(html) ? html : undefined;
}

/** Intercepts input the field cannot hold: very long texts, and messages copied with links. */
function useLargeInput(field: RefObject<HTMLTextAreaElement | null>, { kind, lay }: PhishingCheck) {
  const take = useEffectEvent((event: Event, text: string, html?: string) => {
    if (!text || (text.length <= MAX_FIELD_LENGTH && !html)) return;
    event.preventDefault();
    lay(text, html);
  });
  const htmlOf = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const element = field.current;
    // Text pasted next to existing text is handled as plain text.
    const isComplete =
      element !== null && element.selectionEnd - element.selectionStart === element.value.length;
    return isComplete && clipboardData ? linkedHtml(kind, clipboardData) : undefined;
  });
  useEffect(() => {
    const element = field.current;
    const handlePaste = (event: ClipboardEvent) =>
      take(event, event.clipboardData?.getData('text/plain') ?? '', htmlOf(event));
    const handleInput = (event: InputEvent) => take(event, event.data ?? '');
    element?.addEventListener('paste', handlePaste);
    element?.addEventListener('beforeinput', handleInput);
    return () => {
      element?.removeEventListener('paste', handlePaste);
      element?.removeEventListener('beforeinput', handleInput);
    };
  }, [field]);
}

const KINDS: { kind: Kind; label: string }[] = [
  { kind: 'message', label: 'Message' },
  { kind: 'link', label: 'Link' },
  { kind: 'mail', label: 'Headers, .eml' },
];
const LABELS: Record<Kind, string> = {
  message: 'Message to check',
  link: 'Link to check',
  mail: 'Headers or source of an email to check',
};
const PLACEHOLDERS: Record<Kind, string> = {
  message: 'Paste the text of a message, with its links',
  link: 'Paste a link. We don’t open it',
  mail: 'Paste the headers or source of an email, or drop a saved .eml file here',
};

function status({ phase, kind, text, isBeside, file, reading }: PhishingCheck): string {
  const name = file?.name ?? (isBeside ? `${formatInteger(text.length)} characters` : NAMES[kind]);
  if (phase === 'example') return 'This is an example. Yours stays in this browser';
  if (phase === 'reading') return `Reading ${name} in this browser`;
  if (phase === 'nothing') return 'That doesn’t look like a link. Below you see the example';
  if (phase === 'tooLarge')
    return 'It’s larger than 10 MB. Save it without attachments. Below you see the example';
  if (phase === 'failed') return 'We couldn’t read it. Your text is still here. Below you see the example';
  return `${name}, read in this browser: ${VERDICT_LABELS[reading.verdict].toLowerCase()}, ${reading.points} points`;
}

const NAMES: Record<Kind, string> = { message: 'Your message', link: 'Your link', mail: 'Your email' };
