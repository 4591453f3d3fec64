import { renderPage } from '@site/shell/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Toast, useToast } from './useToast';

function Page({ toasts }: { toasts: Toast[] }) {
  const { toast } = useToast();
  return toasts.map((each) => (
    <button key={each.title} type="button" onClick={() => toast(each)}>
      show {each.title}
    </button>
  ));
}

async function pageWith(...toasts: Toast[]) {
  const page = await renderPage(() => <Page toasts={toasts} />, { timers: jest.advanceTimersByTime });
  const show = (title: string) => page.user.click(screen.getByRole('button', { name: `show ${title}` }));
  return { ...page, show };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('a notice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    pass(60_000);
    jest.useRealTimers();
  });

  it('is announced politely with title and description, and closes after 5 s', async () => {
    const { show } = await pageWith({ title: 'Message Sent', description: 'Thank you.' });
    await show('Message Sent');
    expect(screen.getByRole('status')).toHaveTextContent('Message SentThank you.');
    pass(4900);
    expect(screen.getByText('Message Sent')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
  });

  it('with a button closes after 10 s', async () => {
    const { show } = await pageWith({ title: 'Deleted', action: { label: 'Undo', onClick: () => {} } });
    await show('Deleted');
    pass(9900);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it('of a failure is an alert', async () => {
    const { show } = await pageWith({ title: 'Error', variant: 'destructive' });
    await show('Error');
    expect(screen.getByRole('alert')).toHaveTextContent('Error');
  });

  it('takes the place of the one before', async () => {
    const { show } = await pageWith({ title: 'First' }, { title: 'Second' });
    await show('First');
    await show('Second');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('waits while it is pointed at', async () => {
    const { show } = await pageWith({ title: 'Stay' });
    await show('Stay');
    pass(3000);
    fireEvent.pointerEnter(screen.getByText('Stay').parentElement!);
    pass(60_000);
    expect(screen.getByText('Stay')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText('Stay').parentElement!);
    pass(1900);
    expect(screen.getByText('Stay')).toBeInTheDocument();
    pass(200);
    expect(screen.queryByText('Stay')).not.toBeInTheDocument();
  });

  it('waits while the focus is inside', async () => {
    const { show, user } = await pageWith({ title: 'Deleted', action: { label: 'Undo', onClick: () => {} } });
    await show('Deleted');
    pass(9500);
    await user.keyboard('{F8}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    pass(60_000);
    expect(screen.getByText('Deleted')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it('is pushed away to the right by 50 px, not by 49', async () => {
    const { show } = await pageWith({ title: 'Push' });
    await show('Push');
    const swipe = (distance: number) => {
      const notice = screen.getByText('Push').parentElement!;
      fireEvent.pointerDown(notice, { clientX: 100, pointerId: 1 });
      fireEvent.pointerMove(notice, { clientX: 100 + distance, pointerId: 1 });
      fireEvent.pointerUp(notice, { clientX: 100 + distance, pointerId: 1 });
    };
    swipe(49);
    expect(screen.getByText('Push')).toBeInTheDocument();
    swipe(50);
    expect(screen.queryByText('Push')).not.toBeInTheDocument();
  });

  it('runs its action once and goes', async () => {
    const onClick = jest.fn();
    const { show, user } = await pageWith({ title: 'Deleted', action: { label: 'Undo', onClick } });
    await show('Deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it('is reached with F8 and put away with Esc, after which the focus is where it was', async () => {
    const { show, user } = await pageWith({ title: 'Reach me' });
    await show('Reach me');
    const opener = screen.getByRole('button', { name: 'show Reach me' });
    expect(opener).toHaveFocus();
    await user.keyboard('{F8}');
    expect(screen.getByRole('region', { name: /notifications/i })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Reach me')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });
});

it('of success and of failure look different', async () => {
  const notices = [{ title: 'Saved' }, { title: 'Not saved', variant: 'destructive' as const }];
  const { user } = await renderPage(() => <Page toasts={notices} />);
  await user.click(screen.getByRole('button', { name: 'show Saved' }));
  expect(within(screen.getByRole('status')).getByText('Saved').parentElement).not.toHaveClass('is-bad');
  await user.click(screen.getByRole('button', { name: 'show Not saved' }));
  expect(within(screen.getByRole('alert')).getByText('Not saved').parentElement).toHaveClass('is-bad');
});

it('hides the request ID until it is opened', async () => {
  const details = 'Request 4f2a';
  const { user } = await renderPage(() => <Page toasts={[{ title: 'Failed', details }]} />);
  await user.click(screen.getByRole('button', { name: 'show Failed' }));
  const element = screen.getByText(details);
  expect(element).not.toHaveAttribute('open');
  await user.click(screen.getByText('Details'));
  expect(element).toHaveAttribute('open');
});

describe('a notice that a test leaves', () => {
  let error: jest.SpyInstance;
  beforeAll(() => {
    error = jest.spyOn(console, 'error');
  });
  afterAll(() => {
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it('is removed without a warning of React', async () => {
    const { user } = await renderPage(() => <Page toasts={[{ title: 'Left' }]} />);
    await user.click(screen.getByRole('button', { name: 'show Left' }));
    expect(screen.getByText('Left')).toBeInTheDocument();
  });
});
