import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';

/** What support finds a failed call by, closed until somebody asks for it. */
export function RequestDetails({ error: { status, requestId } }: { error: RequestFailure }) {
  const what = status ? `Error ${status}` : 'No response';
  return (
    <Styles className="m mu">
      <summary>Details</summary>
      {requestId ? `${what} · Request ID: ${requestId}` : what}
    </Styles>
  );
}

type RequestFailure = Pick<ApiError, 'status' | 'requestId'>;

const Styles = styled('details')`
  margin-top: 4px;
  overflow-wrap: anywhere;
  summary {
    width: fit-content;
    cursor: pointer;
  }
`;
