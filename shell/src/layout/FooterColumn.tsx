import { SmartLink } from '../../kit';

/** One list of links of the footer. */
export function FooterColumn({ title, links, className }: FooterColumnProps) {
  return (
    <div className={className ? `column ${className}` : 'column'}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <SmartLink to={to}>{label}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FooterColumnProps {
  title: string;
  links: { label: string; to: string }[];
  className?: string;
}
