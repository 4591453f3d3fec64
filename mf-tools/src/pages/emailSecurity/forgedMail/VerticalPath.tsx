import type { ForgedDelivery } from '@site/api/tools/scans/contract';
import { getRejectingCheck, OUTCOME_LABELS } from './delivery';

/** The same diagram from top to bottom for narrow screens; `x` is the center of its pipe. */
export function VerticalPath({ delivery, title, x }: { delivery: ForgedDelivery; title: string; x: number }) {
  const stopIndex = getRejectingCheck(delivery);
  const isRefused = stopIndex !== undefined;
  const end = isRefused ? (VALVE_POSITIONS[stopIndex] ?? 345) - 24 : 453;
  const mailbox = OUTCOME_LABELS[delivery.ends];
  return (
    <g>
      <text x={x} y="28" className="title is-small" textAnchor="middle">
        {title}
      </text>
      <path className="pipe" d={`M${x} 92V${isRefused ? end + 2 : 452}`} />
      <path className="bore" d={`M${x} 92V${end}`} />
      <path className="hot" d={`M${x} 92V${end}`} />
      {isRefused && (
        <>
          <path className="pipe is-dry" d={`M${x} ${end + 46}V452`} />
          <path className="bore" d={`M${x} ${end + 50}V450`} />
          <path className="back" d={`M${x - 16} ${end + 24}H${x - 36}V70H${x - 22}`} />
          <path className="head" d={`M${x - 32} 64L${x - 21} 70L${x - 32} 76`} />
        </>
      )}
      <rect className="mail" x={x - 15} y="60" width="30" height="20" rx="1.5" />
      <path className="line" d={`M${x - 15} 61L${x} 72L${x + 15} 61`} />
      <circle cx={x + 15} cy="60" r="4.5" className="ember" />
      {(['spf', 'dkim', 'dmarc'] as const).map((name, index) => {
        const y = VALVE_POSITIONS[index] ?? 0;
        const { lets, message } = delivery[name];
        return (
          <g key={name}>
            <path className="line" d={`M${x} ${y}H${x + 22}M${x + 22} ${y - 9}V${y + 9}`} />
            <path
              className={lets ? 'valve' : 'valve is-shut'}
              d={`M${x - 15} ${y - 20}H${x + 15}L${x} ${y}ZM${x - 15} ${y + 20}H${x + 15}L${x} ${y}Z`}
            />
            <text x={x + 30} y={y - 8} className="message is-strong">
              {name.toUpperCase()}
            </text>
            <text x={x + 30} y={y + 12} className="message">
              {shorten(message)}
            </text>
          </g>
        );
      })}
      <path
        className={delivery.ends === 'inbox' ? 'tank is-reached' : 'tank'}
        d={`M${x - 40} 460Q${x} 446 ${x + 40} 460V516Q${x} 530 ${x - 40} 516Z`}
      />
      <path className="rim" d={`M${x - 40} 460Q${x} 474 ${x + 40} 460`} />
      <text x={x} y="496" className="name" textAnchor="middle">
        {mailbox.name}
      </text>
      <text x={x} y="548" className="message" textAnchor="middle">
        {mailbox.note}
      </text>
    </g>
  );
}

const VALVE_POSITIONS = [160, 250, 345];
const MAX_LABEL_LENGTH = 11;

/** Shortens the text beside a valve; the list below has the full text. */
function shorten(message: string): string {
  const short = message === 'no signature' ? 'none' : (message.split(':')[0] ?? '');
  return short.length > MAX_LABEL_LENGTH ? `${short.slice(0, MAX_LABEL_LENGTH - 1)}…` : short;
}
