import { SmartLink } from '../../kit';

/** A column of links in the footer, under a linked title. */
export function FooterColumn({ title, to, links, className }: FooterColumnProps) {
  return (
    <div className={className ? `column ${className}` : 'column'}>
      <h2>
        <SmartLink to={to}>{title}</SmartLink>
      </h2>
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
  /** Target of the title. */
  to: string;
  links: { label: string; to: string }[];
  className?: string;
}
