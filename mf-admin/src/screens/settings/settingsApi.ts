import {
  type AdminSettings,
  editAds,
  editAnalyticsSettings,
  editBooking,
  editBrand,
  editCrawlers,
  editFacts,
  editFrames,
  editHours,
  editLeadSettings,
  editNewsletterSettings,
  editPageChecks,
  editPresence,
  editTags,
  getSettings,
  type SectionName,
} from '@site/api/settings/contract';
import { api, read, write } from '@site/shell/kit/query';
import { useMemo } from 'react';
import type { Resource } from '../../workbench/resource/createResource';

const changes = { changes: getSettings };

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query(read(getSettings)),
    editBrand: build.mutation(write(editBrand, changes)),
    editNewsletterSettings: build.mutation(write(editNewsletterSettings, changes)),
    editPresence: build.mutation(write(editPresence, changes)),
    editFacts: build.mutation(write(editFacts, changes)),
    editHours: build.mutation(write(editHours, changes)),
    editLeadSettings: build.mutation(write(editLeadSettings, changes)),
    editBooking: build.mutation(write(editBooking, changes)),
    editTags: build.mutation(write(editTags, changes)),
    editAds: build.mutation(write(editAds, changes)),
    editFrames: build.mutation(write(editFrames, changes)),
    editPageChecks: build.mutation(write(editPageChecks, changes)),
    editCrawlers: build.mutation(write(editCrawlers, changes)),
    editAnalyticsSettings: build.mutation(write(editAnalyticsSettings, changes)),
  }),
  overrideExisting: true,
});

export const { useGetSettingsQuery } = settingsApi;

/** The values of a section with the version that all sections share. */
export type SectionRow<Name extends SectionName> = AdminSettings[Name] & {
  key: Name;
  version: number;
  warnings: string[];
};

/** A section as a record that always exists. */
export function sectionResource<Name extends SectionName>(
  name: Name,
): Pick<Resource<SectionRow<Name>, AdminSettings[Name], unknown>, 'useRecord' | 'useWrites'> {
  return {
    useRecord: (_key, isPaused) => {
      const { currentData, error, isFetching, refetch } = useGetSettingsQuery(undefined, {
        refetchOnMountOrArgChange: true,
        skip: isPaused,
      });
      const row = useMemo(() => currentData && rowOf(currentData, name), [currentData]);
      const refetchRow = async () => rowOf(await refetch().unwrap(), name);
      return { currentData: row, error, isFetching, refetch: () => ({ unwrap: refetchRow }) };
    },
    useWrites: () => {
      const [save] = HOOKS[name]();
      return {
        edit: async (_key, version, body) =>
          rowOf(await (save as unknown as Save)({ version, body }).unwrap(), name),
        create: () => Promise.reject(new Error('a section is always there')),
        remove: () => Promise.reject(new Error('a section stays')),
      };
    },
  };
}

export function rowOf<Name extends SectionName>(settings: AdminSettings, name: Name): SectionRow<Name> {
  const warnings = settings.warnings.filter(({ section }) => section === name).map(({ text }) => text);
  return { ...settings[name], key: name, version: settings.version, warnings };
}

type Save = (arg: { version: number; body: unknown }) => { unwrap: () => Promise<AdminSettings> };

const HOOKS = {
  brand: settingsApi.useEditBrandMutation,
  presence: settingsApi.useEditPresenceMutation,
  facts: settingsApi.useEditFactsMutation,
  hours: settingsApi.useEditHoursMutation,
  leads: settingsApi.useEditLeadSettingsMutation,
  newsletters: settingsApi.useEditNewsletterSettingsMutation,
  booking: settingsApi.useEditBookingMutation,
  tags: settingsApi.useEditTagsMutation,
  ads: settingsApi.useEditAdsMutation,
  frames: settingsApi.useEditFramesMutation,
  generation: settingsApi.useEditPageChecksMutation,
  crawlers: settingsApi.useEditCrawlersMutation,
  analytics: settingsApi.useEditAnalyticsSettingsMutation,
};
