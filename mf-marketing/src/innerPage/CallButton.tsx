import { Button, useSettings } from '@site/shell/kit';
import Phone from 'lucide-react/icons/phone';

/** The primary action of most inner pages: a phone call. */
export function CallButton({ label = 'Call Now' }: { label?: string }) {
  const { phoneHref } = useSettings();
  return (
    <Button tone="ember" href={phoneHref}>
      <Phone size={20} aria-hidden />
      {label}
    </Button>
  );
}
