export interface Block {
  /** Minutes since midnight. */
  minute: number;
  minutes: number;
}

/** Puts meetings that overlap side by side: each gets a lane, and the number of lanes of its group. */
export function layOut<T extends Block>(meetings: readonly T[]): (T & { lane: number; lanes: number })[] {
  const placed: (T & { lane: number; lanes: number })[] = [];
  let group: typeof placed = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const each of group) each.lanes = lanes;
    placed.push(...group);
    group = [];
  };
  for (const meeting of meetings.toSorted((a, b) => a.minute - b.minute)) {
    if (meeting.minute >= groupEnd) close();
    const taken = new Set(group.filter((each) => endOf(each) > meeting.minute).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...meeting, lane, lanes: 1 });
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, endOf(meeting));
  }
  close();
  return placed;
}

/** The hours to show: at least 8 AM to 6 PM, and every meeting. */
export function hoursOf(meetings: readonly Block[]): { first: number; last: number } {
  const first = Math.min(8, ...meetings.map(({ minute }) => Math.floor(minute / 60)));
  const last = Math.max(18, ...meetings.map((each) => Math.ceil(endOf(each) / 60)));
  return { first, last: Math.min(24, last) };
}

const endOf = ({ minute, minutes }: Block) => minute + minutes;
