import type { Register } from '@site/api/contract/posts';
import { Button, below, from, LiveText, SmartLink, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Rss from 'lucide-react/icons/rss';
import { type ReactNode, useState } from 'react';
import { Cover } from './Cover';
import { LeadPost } from './LeadPost';
import { RegisterBar } from './RegisterBar';
import { RegisterPager } from './RegisterPager';
import { RegisterRow } from './RegisterRow';
import type { Asked } from './register';

/** The register as a drawing office keeps it: one line a note, and the drawing of the line being pointed at. */
export function RegisterView({ register, asked, onAsk, asking }: RegisterViewProps) {
  const [pointedAt, setPointedAt] = useState<string>();
  const { lead, rows, found, pages } = register;
  const shown = rows.find((post) => post.id === pointedAt) ?? rows[0];
  return (
    <>
      {lead && <LeadPost post={lead} />}
      <Look className="ruled q1" aria-labelledby="register">
        <div className="wrap sides">
          <div className="side">
            <h2 id="register">The register</h2>
            {shown && (
              <div className="preview" aria-hidden="true">
                <div className="plate">
                  <Cover key={shown.id} post={shown} />
                </div>
                <p className="note">Each note has its own drawing. This one: {shown.title}.</p>
              </div>
            )}
          </div>
          <div className="main">
            <RegisterBar register={register} asked={asked} onAsk={onAsk} />
            {asking}
            <LiveText>
              {!asking && (asked.q || asked.tag) ? `${found} ${found === 1 ? 'note' : 'notes'} found` : ''}
            </LiveText>
            {rows.length > 0 ? (
              <ol className="rows" aria-busy={Boolean(asking)}>
                {rows.map((post) => (
                  <RegisterRow key={post.id} post={post} isShown={post === shown} onPoint={setPointedAt} />
                ))}
              </ol>
            ) : (
              <NothingFound
                onClear={() => onAsk({ q: '', tag: '' })}
                isFiltered={Boolean(asked.q || asked.tag)}
              />
            )}
            {pages > 1 && <RegisterPager asked={asked} register={register} />}
            <SmartLink className="feed" to={paths.blogFeed}>
              <Rss size={18} aria-hidden />
              Follow by RSS
            </SmartLink>
          </div>
        </div>
      </Look>
    </>
  );
}

interface RegisterViewProps {
  register: Register;
  asked: Asked;
  onAsk: (change: Partial<Asked>) => void;
  /** What asks for another page of it, while that is on its way. */
  asking?: ReactNode;
}

function NothingFound({ onClear, isFiltered }: { onClear: () => void; isFiltered: boolean }) {
  if (!isFiltered) return <p className="nothing">More notes are on their way.</p>;
  return (
    <div className="nothing">
      <h3>No note by that name yet</h3>
      <p>Try one word, or ask the desk.</p>
      <Button
        tone="line"
        size="small"
        to={paths.blog}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        Clear the search
      </Button>
    </div>
  );
}

const Look = styled('section')`
  padding-block: clamp(64px, 7vw, 112px);
  .sides {
    display: grid;
    grid-template-columns: 1fr 3fr;
  }
  .side {
    padding-right: 28px;
  }
  h2 {
    font-size: clamp(1.875rem, 1.3rem + 1.7vw, 2.75rem);
    letter-spacing: -0.035em;
  }
  .preview {
    position: sticky;
    top: 112px;
    margin-top: 32px;
  }
  .plate {
    overflow: hidden;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .plate img {
    width: 100%;
    aspect-ratio: 1;
    height: auto;
    object-fit: contain;
    transform: scale(1.22);
  }
  .preview p {
    margin-top: 12px;
    max-width: 30ch;
  }
  .rows {
    border-top: 1px solid var(--navy);
  }
  .nothing {
    padding: 48px 0;
    border-block: 1px solid var(--line-2);
  }
  .nothing h3 {
    font-size: var(--fs-h3);
  }
  .nothing h3 + p {
    margin: 8px 0 20px;
  }
  .feed {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    margin-top: 24px;
    color: var(--navy);
    font-weight: 550;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 6px;
  }
  @media ${from.desktop} {
    .main {
      padding-left: 32px;
    }
    .rows {
      margin-left: -32px;
    }
  }
  @media ${below.desktop} {
    .sides {
      grid-template-columns: 1fr;
      gap: 24px;
    }
    .preview {
      display: none;
    }
  }
  &.ruled.q1::before {
    --c: var(--rule);
    background:
      linear-gradient(var(--c), var(--c)) 0 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) calc(25% + 10px) 0 / 1px 100% no-repeat,
      linear-gradient(var(--c), var(--c)) 100% 0 / 1px 100% no-repeat;
  }
  @media ${below.desktop} {
    &.ruled.q1::before {
      background: none;
    }
  }
`;
