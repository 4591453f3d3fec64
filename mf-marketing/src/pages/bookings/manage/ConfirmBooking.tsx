import type { Booking } from '@site/api/bookings/contract';
import { Button, useToast } from '@site/shell/kit';
import { useConfirmBookingMutation } from '../scheduler/bookingsApi';

interface ConfirmBookingProps {
  token: string;
  onConfirmed: (booking: Booking) => void;
}

/** Confirms a held booking by a button, because email programs open links automatically. */
export function ConfirmBooking({ token, onConfirmed }: ConfirmBookingProps) {
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    try {
      onConfirmed(await confirm({ body: { token } }).unwrap());
    } catch (error) {
      const { text = 'We couldn’t confirm it. Please try again, or call us.' } = error as { text?: string };
      toast({ title: 'Error', description: text, variant: 'destructive' });
    }
  };
  return (
    <div className="buttons">
      <Button tone="navy" onClick={handleConfirm} disabled={isLoading}>
        Confirm the meeting
      </Button>
    </div>
  );
}
