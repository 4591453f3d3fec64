import { Button, useSettings } from '@site/shell/kit';
import Phone from 'lucide-react/icons/phone';
import type { ComponentProps } from 'react';

/** The primary action of most inner pages: a phone call. */
export function CallButton({ label = 'Call Now', tone = 'ember' }: CallButtonProps) {
  const { phoneHref } = useSettings();
  return (
    <Button tone={tone} href={phoneHref}>
      <Phone size={20} aria-hidden />
      {label}
    </Button>
  );
}

interface CallButtonProps {
  label?: string;
  tone?: ComponentProps<typeof Button>['tone'];
}
