import type { LocationTexts } from '../LandingTexts';

export const content: LocationTexts = {
  name: 'Taylor, Texas',
  heading: 'Taylor, where the railroads cross',
  to: '/service-areas/taylor',
  lines: [
    'Taylor lies seventeen miles out on US 79, a road it shares with a plant’s trucks.',
    'Samsung’s announcement of 2021 turned small suppliers into form-fillers overnight.',
    'One side of a street may have fiber and the other a household line.',
    'Two lines in one trench are cut by one excavator, so we ask where the trench is.',
    'Downtown rooms are deep, brick and wired in four different decades.',
    'Toward Thrall and Coupland a signal depends on which rise you stand on.',
    'Laydown yards have fences instead of walls, and a radio link back to the trailer.',
    'Visits are made mid-morning, because shift change owns the rest of the road.',
    'Vendor portals ask a firm of nine the questions meant for nine thousand.',
  ],
};
