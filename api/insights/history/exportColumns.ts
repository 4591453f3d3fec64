import type { VisitDimension } from '../visits/contract';
import type { HistorySource } from './contract';
import type { CountName } from './model';

/** What a column with counts holds. Times are in seconds. */
export type Measure = CountName | 'averageEngaged';

interface ExportColumns {
  dimensions: Record<string, VisitDimension | 'sourceAndMedium'>;
  /** Measures in order of preference: the first column of a measure counts. */
  measures: Record<string, Measure>;
}

/**
 * The columns of exports, in lower case. Columns that are measured differently from this site are missing on purpose:
 * Plausible's visit duration is not the time in which pages were visible, and Google Analytics does not call a visit of
 * more than ten seconds a bounce.
 */
export const exportColumns: Record<HistorySource, ExportColumns> = {
  plausible: {
    dimensions: {
      page: 'page',
      entry_page: 'entry',
      exit_page: 'exit',
      source: 'source',
      country: 'country',
      device: 'device',
      browser: 'browser',
      operating_system: 'system',
      name: 'event',
    },
    measures: {
      visitors: 'visitors',
      visits: 'visits',
      entrances: 'visits',
      exits: 'visits',
      pageviews: 'views',
      bounces: 'bounces',
      total_time_on_page: 'engaged',
      total_scroll_depth: 'ownDepth',
      total_scroll_depth_visits: 'ownDepthVisits',
      events: 'ownEvents',
    },
  },
  google: {
    dimensions: {
      'session default channel group': 'channel',
      'session primary channel group (default channel group)': 'channel',
      'session primary channel group': 'channel',
      'default channel group': 'channel',
      'session source': 'source',
      'session medium': 'medium',
      'session source / medium': 'sourceAndMedium',
      'session campaign': 'campaign',
      'session manual term': 'term',
      'session manual ad content': 'content',
      country: 'country',
      'country id': 'country',
      'device category': 'device',
      browser: 'browser',
      'operating system': 'system',
      'language code': 'language',
      'page path': 'page',
      'page path and screen class': 'page',
      'page path + query string': 'page',
      'page path + query string and screen class': 'page',
      'landing page': 'entry',
      'landing page + query string': 'entry',
      'event name': 'event',
    },
    measures: {
      'total users': 'visitors',
      users: 'visitors',
      'active users': 'visitors',
      sessions: 'visits',
      views: 'views',
      'screen page views': 'views',
      'user engagement': 'engaged',
      'average engagement time per session': 'averageEngaged',
      'event count': 'ownEvents',
    },
  },
};
