/** Suggests pages of the site for what is typed as a link's URL; a hook. */
export type LinkTargets = (typed: string) => readonly { path: string; label: string }[];

export const noLinkTargets: LinkTargets = () => [];
