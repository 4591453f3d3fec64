import { type Mailing, mostFollowUps } from '@site/api/audience/newsletters/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Link } from 'react-router-dom';

/** The inquiries and meetings that followed a newsletter, and how they are counted. */
export function FollowUps({ reactions }: { reactions: NonNullable<Mailing['reactions']> }) {
  const { latest, leads, bookings } = reactions;
  return (
    <details>
      <summary>
        {latest.length ? 'Inquiries and meetings that followed' : 'How replies, inquiries and meetings count'}
      </summary>
      {latest.length > 0 && (
        <ul>
          {latest.map(({ kind, reference, at }) => (
            <li key={`${kind} ${reference}`}>
              <Link
                className="lk"
                to={`/admin/${kind === 'lead' ? 'leads' : 'bookings'}/${encodeURIComponent(reference)}`}
              >
                {kind === 'lead' ? 'Inquiry' : 'Meeting'} {reference}
              </Link>
              <span className="mu">, {dateFormat.stamp(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {leads + bookings > latest.length && <p className="mu">Only the latest {mostFollowUps} are listed.</p>}
      <p className="mu">
        Inquiries and booked meetings count if the person got this newsletter first, or if the visit’s
        campaign (utm_campaign) is the slug of its web page. They may have had other reasons to write. Spam
        and leads that members entered don’t count. Replies count once per person, if the mailbox under Email
        inbox receives them. Everything counts for 30 days, as long as emails are stored.
      </p>
    </details>
  );
}
