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
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { parseUrl } from '../../platform/contracts/parseUrl';
import { ContentRow, contentEndpoints, focusPhrase, PlainSlug, previewHeader } from '../documents/contract';
import { importEndpoints } from '../imports/contract';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const Weekday = choice(weekdays, 'No such working day.');

const Slug = documented(string(), { type: 'string', example: 'round-rock' });

/** A verifiable fact, with its source and date. */
export const LocalFact = object({
  text: string(),
  source: object({ name: string(), url: string() }),
  /** The year, month or day to which the source refers. */
  asOf: documented(string(), { type: 'string', example: '2020-04-01' }),
});
export type LocalFact = Infer<typeof LocalFact>;

export const LocationSummary = object({
  slug: Slug,
  name: string(),
  /** Degrees north and east. */
  lat: number(),
  lng: number(),
});
export type LocationSummary = Infer<typeof LocationSummary>;

const location = {
  ...LocationSummary.schema,
  county: string(),
  state: string(),
  /** The description for search engines: 70 to 155 characters. */
  summary: string(),
  lead: string(),
  /** The road from the office. */
  road: string(),
  /** Approximate miles by that road; 0 for the office's own town. */
  roadMiles: integer(),
  /** The working days of regular visits; none if each visit is by appointment. */
  onSiteDays: array(Weekday),
  /** Local information, as titled sections. */
  sections: array(object({ title: string(), text: string() })),
  facts: array(LocalFact),
  /** Slugs of the most common industries, and of the nearest areas. */
  industries: array(string()),
  nearby: array(Slug),
  faqs: array(object({ question: string(), answer: string() })),
};

/** The content of a service area. */
export const LocationText = object(location);
export type LocationText = Infer<typeof LocationText>;

export const PublishedLocation = object({ ...location, updatedAt: timestamp() });

/** A service area as its page shows it, with the areas around it. */
export const Location = object({ ...PublishedLocation.schema, others: array(LocationSummary) });
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

/** The draft of a service area. */
export const LocationDraft = object({
  slug: anyText(200),
  name: anyText(120),
  county: anyText(120),
  state: anyText(60),
  lat: Degrees(90),
  lng: Degrees(180),
  summary: anyText(400),
  lead: anyText(1000),
  road: anyText(200),
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
  /** Its position among the others, lowest first. */
  order: min(max(integer(), 10_000), 0),
  focusPhrase: focusPhrase(),
});
export type LocationDraft = Infer<typeof LocationDraft>;

/** An empty service area. */
export const emptyLocation: LocationDraft = {
  slug: '',
  name: '',
  county: '',
  state: 'Texas',
  lat: null,
  lng: null,
  summary: '',
  lead: '',
  road: '',
  roadMiles: 0,
  onSiteDays: [],
  sections: [],
  facts: [],
  industries: [],
  nearby: [],
  faqs: [],
  order: 1000,
};

const requiredText = (max: number, message: string) => text({ min: 1, max, message });

/** A service area that can be published. */
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
    message: 'The summary needs 70 to 155 characters.',
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
  /** The percentage of its parts that are filled in. */
  completeness: integer(),
});
export type LocationRow = Infer<typeof LocationRow>;

/** A service area, public or not, with what a map needs. */
export const Area = object({
  id: string(),
  slug: Slug,
  name: string(),
  /** The path of its public page; null if it has none. */
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
  summary: 'Every service area that is not in the trash, with coordinates and completeness; at most 10,000.',
});

/** Views of public pages. */
export const AreaViews = array(object({ path: string(), views: integer() }));
export type AreaViews = Infer<typeof AreaViews>;

export const listAreaViews = endpoint({
  method: 'GET',
  path: '/admin/locations/views',
  returns: AreaViews,
  summary: 'The views of service area pages in the last thirty days, without pages that had none.',
});

/** The endpoints for service areas as documents. */
export const locationContent = contentEndpoints({
  path: '/admin/locations',
  word: 'service area',
  draft: LocationDraft,
  row: LocationRow,
});

/** The import of service areas as drafts. */
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
        (typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && parseUrl(value) !== undefined) ||
        'Please enter a URL that starts with https://.',
    ),
    { type: 'string' },
  );
}
