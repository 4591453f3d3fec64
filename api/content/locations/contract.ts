import {
  array,
  define,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  size,
  string,
} from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  moment,
  text,
} from '../../platform/contracts/endpoint';
import { ContentRow, contentEndpoints, PlainSlug, previewHeader } from '../documents/contract';
import { importEndpoints } from '../imports/contract';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const Weekday = choice(weekdays, 'No such working day.');

const Slug = documented(string(), { type: 'string', example: 'round-rock' });

/** Something that can be looked up, with where and as of when. */
export const LocalFact = object({
  text: string(),
  source: object({ name: string(), url: string() }),
  /** The year, month or day that the source speaks of. */
  asOf: documented(string(), { type: 'string', example: '2020-04-01' }),
});
export type LocalFact = Infer<typeof LocalFact>;

export const LocationPlace = object({
  slug: Slug,
  name: string(),
  /** Degrees north and east. */
  lat: number(),
  lng: number(),
});
export type LocationPlace = Infer<typeof LocationPlace>;

const location = {
  ...LocationPlace.schema,
  county: string(),
  state: string(),
  /** What search engines show: 70 to 155 characters. */
  summary: string(),
  lead: string(),
  /** The way from the desk. */
  road: string(),
  /** Miles by that road, about; 0 for the desk's own town. */
  roadMiles: integer(),
  /** The working days on which somebody is there anyway; none where each visit is agreed. */
  onSiteDays: array(Weekday),
  /** What is local about it, in own words. */
  sections: array(object({ title: string(), text: string() })),
  facts: array(LocalFact),
  /** Slugs of the industries most often met here, and of the nearest areas. */
  industries: array(string()),
  nearby: array(Slug),
  faqs: array(object({ question: string(), answer: string() })),
};

/** What the team writes about a service area. */
export const LocationText = object(location);
export type LocationText = Infer<typeof LocationText>;

export const PublishedLocation = object({ ...location, updatedAt: moment() });

/** A service area as its page shows it, with the other areas around it. */
export const Location = object({ ...PublishedLocation.schema, others: array(LocationPlace) });
export type Location = Infer<typeof Location>;

export const getLocation = endpoint({
  method: 'GET',
  path: '/locations/:slug',
  returns: Location,
  headers: previewHeader,
  summary: 'One published service area.',
});

const anyText = (max: number) => text({ max });
const shortList = <T>(item: AnyStruct<T>, most = 30) => size(array(item), 0, most);
const Degrees = (most: number) =>
  documented(nullable(min(max(number(), most), -most)), { type: ['number', 'null'] });

/** A service area as its author has it so far. */
export const LocationDraft = object({
  ...{ slug: anyText(200), name: anyText(120), county: anyText(120), state: anyText(60) },
  lat: Degrees(90),
  lng: Degrees(180),
  ...{ summary: anyText(400), lead: anyText(1000), road: anyText(200) },
  roadMiles: min(max(integer(), 5000), 0),
  onSiteDays: shortList(Weekday, 5),
  sections: shortList(object({ title: anyText(300), text: anyText(5000) })),
  facts: shortList(
    object({
      text: anyText(1000),
      source: object({ name: anyText(300), url: anyText(1000) }),
      asOf: anyText(40),
    }),
  ),
  industries: shortList(anyText(100)),
  nearby: shortList(anyText(100)),
  faqs: shortList(object({ question: anyText(500), answer: anyText(5000) })),
  /** Its place among the others; the lowest stands first. */
  order: min(max(integer(), 10_000), 0),
});
export type LocationDraft = Infer<typeof LocationDraft>;

/** A service area of which nothing is written yet. */
export const emptyLocation: LocationDraft = {
  ...{ slug: '', name: '', county: '', state: 'Texas', lat: null, lng: null },
  ...{ summary: '', lead: '', road: '', roadMiles: 0, onSiteDays: [], sections: [], facts: [] },
  ...{ industries: [], nearby: [], faqs: [], order: 1000 },
};

const requiredText = (max: number, says: string) => text({ min: 1, max, says });

/** A service area that is whole enough to be public. */
export const PublishableLocation = object({
  ...LocationDraft.schema,
  slug: PlainSlug,
  name: requiredText(80, 'Please enter a name.'),
  county: requiredText(80, 'Please enter the county.'),
  state: requiredText(40, 'Please enter the state.'),
  lat: coordinate(90),
  lng: coordinate(180),
  summary: text({
    min: 70,
    max: 155,
    says: 'The summary needs 70 to 155 characters.',
    label: 'The summary',
  }),
  lead: requiredText(600, 'Please enter an intro.'),
  road: requiredText(120, 'Please enter the route from the office.'),
  sections: size(
    array(
      object({
        title: requiredText(200, 'Please enter a title.'),
        text: requiredText(5000, 'Please enter some text.'),
      }),
    ),
    1,
    30,
  ),
  facts: array(
    object({
      text: requiredText(1000, 'Please enter the fact.'),
      source: object({ name: requiredText(300, 'Please enter the source.'), url: webAddress() }),
      asOf: requiredText(40, 'Please enter the date of the data.'),
    }),
  ),
  faqs: array(
    object({
      question: requiredText(500, 'Please enter the question.'),
      answer: requiredText(5000, 'Please enter the answer.'),
    }),
  ),
});

/** A service area as members list it. */
export const LocationRow = object({
  ...ContentRow.schema,
  county: string(),
  lat: Degrees(90),
  lng: Degrees(180),
  order: integer(),
  /** How much of what an area may say is said, of a hundred. */
  completeness: integer(),
});
export type LocationRow = Infer<typeof LocationRow>;

/** A service area among the others, whether public or not: as much as a map of them needs. */
export const Area = object({
  id: string(),
  slug: Slug,
  name: string(),
  /** Of its public page, while it has one. */
  path: documented(nullable(string()), { type: ['string', 'null'] }),
  lat: Degrees(90),
  lng: Degrees(180),
  completeness: integer(),
});
export type Area = Infer<typeof Area>;

export const listAreas = endpoint({
  method: 'GET',
  path: '/admin/locations/areas',
  returns: array(Area),
  summary:
    'Every service area that is not in the bin, where it lies and how whole it is; ten thousand at most.',
});

/** How often public pages were seen. */
export const AreaViews = array(object({ path: string(), views: integer() }));
export type AreaViews = Infer<typeof AreaViews>;

export const listAreaViews = endpoint({
  method: 'GET',
  path: '/admin/locations/views',
  returns: AreaViews,
  summary: 'How often the pages of service areas were seen in the last thirty days, where they were.',
});

/** What the team does with service areas. */
export const locationContent = contentEndpoints({
  path: '/admin/locations',
  word: 'service area',
  draft: LocationDraft,
  row: LocationRow,
});

/** A table of service areas, each of which becomes a draft. */
export const locationImport = importEndpoints({ path: '/admin/locations', word: 'service area' });

function coordinate(most: number) {
  return documented(
    define<number>(
      'number',
      (value) => (typeof value === 'number' && Math.abs(value) <= most) || 'Please enter the coordinates.',
    ),
    { type: 'number' },
  );
}

function webAddress() {
  return documented(
    define<string>(
      'string',
      (value) =>
        (typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value)) ||
        'Please enter a URL that starts with https://.',
    ),
    { type: 'string' },
  );
}
