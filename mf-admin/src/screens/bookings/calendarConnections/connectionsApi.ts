import {
  authorizeConnection,
  checkConnection,
  completeConnection,
  deleteConnection,
  editConnection,
  listConnections,
} from '@site/api/bookings/calendarConnections/contract';
import { api, read, write } from '@site/shell/kit/query';

const connectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConnections: build.query(read(listConnections)),
    authorizeConnection: build.mutation(write(authorizeConnection)),
    completeConnection: build.mutation(write(completeConnection)),
    editConnection: build.mutation(write(editConnection)),
    checkConnection: build.mutation(write(checkConnection)),
    deleteConnection: build.mutation(write(deleteConnection)),
  }),
  overrideExisting: true,
});

export const {
  useListConnectionsQuery,
  useAuthorizeConnectionMutation,
  useCompleteConnectionMutation,
  useEditConnectionMutation,
  useCheckConnectionMutation,
  useDeleteConnectionMutation,
} = connectionsApi;
