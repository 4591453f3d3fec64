import { below, styled } from '@site/shell/kit';

const hatch = 'repeating-linear-gradient(135deg, rgba(14, 63, 110, 0.14) 0 1px, transparent 1px 6px)';
const ticks =
  'repeating-linear-gradient(90deg, var(--navy) 0 1px, transparent 1px calc((100% - 1px) / var(--cells)))';

/** Styles of the time scale with two time zones, and of the booking summary. */
export const SchedulerStyles = styled('div')`
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-content: start;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .panel.is-single {
    grid-template-columns: minmax(0, 1fr);
  }
  .top {
    grid-column: 1 / -1;
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 8px 24px;
    padding: 22px 28px 20px;
    border-bottom: 1px solid var(--line-2);
  }
  .top h2 {
    margin-right: auto;
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.75rem);
    letter-spacing: -0.04em;
  }
  .steps {
    min-width: 0;
  }
  .step {
    border: 0;
    margin: 0;
    min-width: 0;
    padding: 20px 28px 26px;
    scroll-margin-top: 84px;
  }
  .steps > * + .step,
  .steps > * + div > .step {
    border-top: 1px solid var(--line-2);
  }
  .step legend {
    float: left;
    width: 100%;
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 0;
    margin-bottom: 14px;
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.3;
    color: var(--ink);
  }
  .step legend + * {
    clear: both;
  }
  .step legend small {
    margin-left: auto;
    font-weight: 450;
  }
  .types,
  .days {
    display: grid;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    overflow: hidden;
  }
  .types {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
  .types label,
  .days label,
  .cells label {
    position: relative;
    cursor: pointer;
    background: var(--white);
  }
  input[type="radio"] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .types label {
    padding: 14px 18px 16px;
    box-shadow: -1px 0 0 var(--line);
  }
  .types b,
  .types small,
  .types em {
    display: block;
    font-style: normal;
  }
  .types b {
    font-size: 1.1875rem;
    font-weight: 550;
    letter-spacing: -0.025em;
    line-height: 1.2;
    color: var(--ink);
  }
  .types small {
    margin-top: 4px;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .types em,
  .days > span,
  .days em,
  .scale,
  .clocks small {
    font: 450 0.8125rem / 1.4 var(--mono);
    letter-spacing: -0.03em;
    color: var(--blue);
  }
  .types em {
    margin-top: 6px;
  }
  .types label:hover,
  .days label:hover {
    background: var(--paper);
  }
  .types label:has(:checked),
  .days label:has(:checked) {
    background: var(--navy);
  }
  .types label:has(:checked) *,
  .days label:has(:checked) * {
    color: var(--white);
  }
  .types label:has(:focus-visible),
  .days label:has(:focus-visible) {
    outline: 2px solid var(--navy);
    outline-offset: -5px;
    box-shadow: inset 0 0 0 5px var(--white);
  }
  .days {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-content: start;
    /* The room of five weeks also where four are begun: what is below must not stand elsewhere tomorrow. */
    min-height: calc(41px + 5 * 66px);
  }
  .days > span {
    padding: 10px 12px;
    border-bottom: 1px solid var(--line-2);
  }
  .days > :is(label, .none) {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: space-between;
    min-height: 66px;
    padding: 9px 12px 8px;
    box-shadow:
      -1px 0 0 var(--line),
      0 1px 0 var(--line);
  }
  .days b {
    font-size: 1.375rem;
    font-weight: 500;
    letter-spacing: -0.04em;
    line-height: 1;
    color: var(--ink);
  }
  .days b small {
    margin-left: 5px;
    font-size: 0.875rem;
    font-weight: 500;
    letter-spacing: -0.01em;
    color: var(--blue);
  }
  .days em {
    flex-basis: 100%;
    font-size: 0.75rem;
    line-height: 1.2;
    font-style: normal;
    hyphens: auto;
  }
  .days em i {
    font-style: normal;
  }
  .days u {
    position: absolute;
    left: 0;
    bottom: 0;
    height: 3px;
    background: var(--blue-2);
  }
  .days label:has(:checked) u {
    background: var(--ember);
  }
  .days .none {
    background: ${hatch};
  }
  .days .none *:is(b, em) {
    color: var(--muted);
  }
  .rule {
    position: relative;
    padding: 30px 0 32px;
    user-select: none;
  }
  .scale {
    position: absolute;
    left: 0;
    right: 0;
    height: 30px;
    line-height: 1;
  }
  .scale.above {
    top: 0;
    border-bottom: 1px solid var(--navy);
    background: ${ticks} 0 100% / 100% 5px no-repeat;
  }
  .scale.below {
    bottom: 2px;
    border-top: 1px solid var(--navy);
    background: ${ticks} 0 0 / 100% 5px no-repeat;
  }
  .is-same-clock .cells {
    border-bottom: 1px solid var(--navy);
  }
  .scale span {
    position: absolute;
    left: calc(var(--place) / var(--cells) * 100%);
    height: 14px;
    padding-left: 5px;
    border-left: 1px solid var(--navy);
    line-height: 12px;
    white-space: nowrap;
  }
  .above span {
    bottom: 0;
  }
  .below span {
    top: 0;
    line-height: 18px;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(var(--cells), 1fr);
    border-left: 1px solid var(--line);
  }
  .cells > * {
    display: grid;
    place-items: center;
    min-width: 0;
    height: 64px;
    border-right: 1px solid var(--line);
    font: 500 0.875rem / 1 var(--mono);
    letter-spacing: -0.05em;
    color: var(--ink);
  }
  .cells label:hover {
    background: var(--steel);
  }
  .cells label em,
  .cells .taken span,
  .cells .closed span {
    display: none;
  }
  .cells .taken {
    background: ${hatch};
  }
  .cells .closed {
    background: var(--paper);
  }
  .cells label:has(:checked) {
    z-index: 1;
    background: var(--ember);
    font-weight: 650;
    box-shadow:
      0 0 0 1px var(--ember),
      0 0 0 6px rgba(242, 106, 33, 0.2);
  }
  .cells label:has(:focus-visible) {
    z-index: 2;
    outline: 2px solid var(--navy);
    outline-offset: 2px;
  }
  .clocks {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 8px 20px;
  }
  .clocks b {
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--ink);
  }
  .clocks small {
    margin-left: 8px;
  }
  .clocks select {
    max-width: 100%;
    min-height: 44px;
    appearance: none;
    padding: 0 36px 0 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background:
      linear-gradient(45deg, transparent 47%, var(--navy) 47% 60%, transparent 60%) calc(100% - 18px) 54% /
      6px 6px no-repeat,
      linear-gradient(-45deg, transparent 47%, var(--navy) 47% 60%, transparent 60%) calc(100% - 12px) 54% /
      6px 6px no-repeat,
      var(--white);
    font: 500 0.9375rem var(--sans);
    color: var(--navy);
  }
  .clocks .of-phone {
    display: none;
  }
  .step > .error {
    margin-bottom: 12px;
    font-size: 0.9375rem;
    font-weight: 550;
    color: var(--error);
  }
  .gone {
    margin: 0 28px 24px;
    padding: 16px 18px;
    border: 1px solid var(--line-2);
    border-left: 3px solid var(--ember-deep);
    background: var(--white);
  }
  .gone .size-small {
    margin-top: 12px;
  }
  .block {
    border-left: 1px solid var(--navy);
    background: var(--paper);
  }
  .block > .stay {
    position: sticky;
    top: 80px;
  }
  .chosen {
    display: none;
  }
  .chosen.is-empty {
    visibility: hidden;
  }
  .block dl > div {
    padding: 14px 22px 15px;
    border-bottom: 1px solid var(--line-2);
  }
  .block dt {
    font-size: 0.8125rem;
    font-weight: 550;
    line-height: 1.3;
    color: var(--blue);
  }
  .block dd {
    margin: 2px 0 0;
    font-size: 1.0625rem;
    font-weight: 500;
    line-height: 1.3;
    letter-spacing: -0.01em;
    color: var(--ink);
  }
  .block dd.big {
    margin-top: 5px;
    font-size: 1.75rem;
    line-height: 1.08;
    letter-spacing: -0.04em;
  }
  .block dd small {
    display: block;
    margin-top: 3px;
    font-size: 0.9375rem;
    font-weight: 450;
    letter-spacing: 0;
    color: var(--text);
  }
  .confirm {
    padding: 22px;
  }
  .confirm button {
    width: 100%;
  }
  .confirm p {
    margin-top: 12px;
    font-size: 0.875rem;
    line-height: 1.5;
    color: var(--muted);
  }
  .problem {
    grid-column: 1 / -1;
    padding: 36px 28px 44px;
  }
  .problem p {
    margin: 8px 0 20px;
    max-width: var(--measure-narrow);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  /* As tall as what comes where the visitor's clock is the office's, so that who returns to this page stands where they stood. */
  .is-waiting {
    min-height: 1390px;
  }
  .is-waiting i {
    display: block;
    height: 190px;
    margin: 28px;
    background: ${hatch};
  }
  @media ${below.laptop} {
    .is-waiting {
      min-height: 1744px;
    }
    .panel {
      grid-template-columns: minmax(0, 1fr);
    }
    .block {
      border-left: 0;
      border-top: 1px solid var(--navy);
    }
    .block > .stay {
      position: static;
    }
    .chosen {
      position: sticky;
      bottom: 0;
      z-index: 2;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 14px;
      padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
      border-top: 1px solid var(--navy);
      background: var(--paper);
      font-size: 0.875rem;
      line-height: 1.35;
      color: var(--muted);
    }
    .chosen b {
      font-size: 1rem;
      font-weight: 600;
      letter-spacing: -0.01em;
      color: var(--ink);
    }
    .steps .control {
      scroll-margin-bottom: 88px;
    }
    .block dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .block dl > div:nth-of-type(even) {
      border-left: 1px solid var(--line-2);
    }
    .cells > * {
      font-size: 0.75rem;
      letter-spacing: -0.07em;
    }
    .scale {
      font-size: 0.75rem;
      letter-spacing: -0.06em;
    }
  }
  @media ${below.phone} {
    .panel {
      margin-inline: calc(-1 * var(--gutter));
      border-inline: 0;
      border-radius: 0;
    }
    .top,
    .step {
      padding-inline: 16px;
    }
    .types {
      grid-template-columns: 1fr;
    }
    .types label {
      padding: 12px 14px;
      box-shadow: 0 -1px 0 var(--line);
    }
    .types small,
    .step legend small,
    .clocks.of-office,
    .scale,
    .days:has(> span:nth-of-type(6)) em i {
      display: none;
    }
    .types em {
      margin-top: 3px;
    }
    .days > span,
    .days > :is(label, .none) {
      padding-inline: 8px;
    }
    .days b {
      font-size: 1.25rem;
    }
    .days b small {
      display: block;
      margin: 2px 0 0;
      font-size: 0.75rem;
    }
    .days em {
      font-size: 0.75rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .clocks .of-phone {
      display: block;
      text-align: right;
    }
    .clocks small {
      display: block;
      margin: 0;
    }
    .clocks select {
      width: 100%;
      margin-bottom: 12px;
    }
    .rule {
      padding: 0;
    }
    .cells {
      grid-template-columns: 1fr;
      border-left: 0;
      border-block: 1px solid var(--navy);
    }
    .cells > * {
      height: 48px;
      grid-template-columns: 1fr 1fr;
      place-items: center start;
      padding: 0 14px;
      border-right: 0;
      border-bottom: 1px solid var(--line);
      font-size: 1rem;
    }
    .cells label em {
      display: block;
      justify-self: end;
      font: 450 0.9375rem / 1 var(--mono);
      color: var(--blue);
    }
    .cells label:has(:checked) em {
      color: var(--ink);
    }
    /* As tall as the others: the list is as long on every day, and as what waits for it. */
    .cells .taken,
    .cells .closed {
      font-size: 0.75rem;
      color: var(--muted);
    }
    .cells .taken span,
    .cells .closed span {
      display: block;
    }
    .gone {
      margin-inline: 16px;
    }
    .confirm {
      padding: 16px;
    }
    .block dl > div {
      padding-inline: 16px;
    }
    .block dd.big {
      font-size: 1.375rem;
    }
    .is-waiting {
      /* Narrower, its words take more lines. */
      min-height: clamp(2464px, 2570px - (100vw - 375px) * 1.2, 2570px);
    }
  }
  @media print {
    .confirm,
    .chosen,
    .clocks select,
    .rule {
      display: none;
    }
    .is-waiting {
      min-height: 0;
    }
  }
`;
