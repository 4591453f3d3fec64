import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than `distance` px. */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const handleScroll = () => setIsPast(window.scrollY > distance);
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [distance]);
  return isPast;
}
