import type { Screen } from '../screen/Screen';

/** The screens of the menu under their groups, in the order of the list. */
export function buildMenu(screens: Screen[]): MenuGroup[] {
  const names = [...new Set(screens.flatMap(({ group }) => group ?? []))];
  return names.map((name) => ({ name, screens: screens.filter(({ group }) => group === name) }));
}

export interface MenuGroup {
  name: string;
  screens: Screen[];
}

/** The member's start screen. */
export const firstScreen = (menu: MenuGroup[]): Screen | undefined => menu[0]?.screens[0];
