/** Replaces icons in tests. */
export default function Icon(props: object) {
  return <svg {...props} />;
}
