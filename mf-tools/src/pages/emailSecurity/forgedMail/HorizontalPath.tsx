import type { ForgedDelivery } from '@site/api/tools/scans/contract';
import { getRejectingCheck, OUTCOME_LABELS } from './delivery';

/** One forged email passing three checks from left to right; `y` is the center of its pipe. */
export function HorizontalPath({
  delivery,
  title,
  y,
}: {
  delivery: ForgedDelivery;
  title: string;
  y: number;
}) {
  const stopIndex = getRejectingCheck(delivery);
  const isRefused = stopIndex !== undefined;
  const end = isRefused ? (VALVE_POSITIONS[stopIndex] ?? 800) - 24 : 1041;
  const mailbox = OUTCOME_LABELS[delivery.ends];
  return (
    <g>
      <text x="0" y={y - 76} className="title">
        {title}
      </text>
      <path className="pipe" d={`M96 ${y}H${isRefused ? end + 2 : 1040}`} />
      <path className="bore" d={`M96 ${y}H${end}`} />
      <path className="hot" d={`M96 ${y}H${end}`} />
      {isRefused && (
        <>
          <path className="pipe is-dry" d={`M${end + 46} ${y}H1040`} />
          <path className="bore" d={`M${end + 50} ${y}H1040`} />
          <path className="back" d={`M${end + 24} ${y + 16}V${y + 80}H60V${y + 30}`} />
          <path className="head" d={`M54 ${y + 40}L60 ${y + 29}L66 ${y + 40}`} />
          <text x={end + 10} y={y + 72} className="message is-strong" textAnchor="end">
            rejected
          </text>
        </>
      )}
      <text x="60" y={y - 26} className="name" textAnchor="middle">
        Fake
      </text>
      <rect className="mail" x="45" y={y - 10} width="30" height="20" rx="1.5" />
      <path className="line" d={`M45 ${y - 9}L60 ${y + 2}L75 ${y - 9}`} />
      <circle cx="75" cy={y - 10} r="4.5" className="ember" />
      {[delivery.spf, delivery.dkim, delivery.dmarc].map(({ lets, message }, index) => {
        const x = VALVE_POSITIONS[index] ?? 0;
        const isLast = index === 2;
        return (
          <g key={x}>
            <path className="line" d={`M${x} ${y}V${y - 22}M${x - 9} ${y - 22}H${x + 9}`} />
            <path
              className={lets ? 'valve' : 'valve is-shut'}
              d={`M${x - 20} ${y - 15}V${y + 15}L${x} ${y}ZM${x + 20} ${y - 15}V${y + 15}L${x} ${y}Z`}
            />
            <text
              x={isLast ? x + 18 : x}
              y={y + 34}
              className={isLast ? 'message is-strong' : 'message'}
              textAnchor={isLast ? 'start' : 'middle'}
            >
              {message}
            </text>
          </g>
        );
      })}
      <path
        className={delivery.ends === 'inbox' ? 'tank is-reached' : 'tank'}
        d={`M1040 ${y - 36}Q1095 ${y - 50} 1150 ${y - 36}V${y + 36}Q1095 ${y + 50} 1040 ${y + 36}Z`}
      />
      <path className="rim" d={`M1040 ${y - 36}Q1095 ${y - 22} 1150 ${y - 36}`} />
      <text x="1095" y={y + 6} className="name" textAnchor="middle">
        {mailbox.name}
      </text>
      <text x="1095" y={y + 66} className="message" textAnchor="middle">
        {mailbox.note}
      </text>
    </g>
  );
}

const VALVE_POSITIONS = [330, 560, 800];
