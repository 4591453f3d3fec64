import type { OpenSession } from '@site/api/identity/account/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { type ApiError, QueryState } from '@site/shell/kit/query';
import { Panel, Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { useEndSessionMutation, useListSessionsQuery } from '../../session/accountApi';
import { LoadError } from '../../workbench/screen/LoadError';
import { SessionRow } from './SessionRow';

/** The member's sessions, with actions that end them. */
export function SessionsPanel() {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const end = async (sessions: OpenSession[], done: string) => {
    setIsBusy(true);
    try {
      for (const { id } of sessions) await endSession({ id }).unwrap();
      toast({ title: done });
    } catch (error) {
      toast(errorToast('Sign-out failed', error as ApiError));
    }
    setIsBusy(false);
  };
  const others = query.data?.items.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title="Active sessions"
      note="Up to five. A session ends after an hour of inactivity, and after twelve hours at the latest."
      action={
        others.length > 0 && (
          <Button
            tone="line"
            size="small"
            disabled={isBusy}
            onClick={() => end(others, 'Signed out of all other sessions')}
          >
            Sign out all others
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        loading={
          <Waiting role="status" aria-label="Loading…">
            <Skeleton width="60%" />
            <Skeleton width="45%" />
          </Waiting>
        }
        error={(error, retry) => (
          <Waiting>
            <LoadError
              title="Couldn’t load your sessions"
              error={error}
              onRetry={retry}
              isBusy={query.isFetching}
            />
          </Waiting>
        )}
      >
        {({ items }) => (
          <ul>
            {items.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => end([session], `${session.agent} signed out`)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

const Waiting = styled('div')`
  display: grid;
  gap: 14px;
  padding: 16px 20px;
`;
