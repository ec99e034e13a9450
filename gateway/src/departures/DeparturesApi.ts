import type { AnnouncedDeparture, DepartureList, StudioDeparture, StudioPackLink } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Details of closing a studio. */
interface Closing {
  readonly slug: string;
  readonly closesAt: string;
  readonly reason: string;
}

/** Departures of studios, by choice or closed by the shop. */
export interface DeparturesApi {
  ofStudio(studioId: string): Promise<StudioDeparture | null>;
  announce(studioId: string, leavesAt: string): Promise<StudioDeparture>;
  takeBack(studioId: string): Promise<StudioDeparture>;
  linkPack(studioId: string): Promise<StudioPackLink>;
  list(): Promise<AnnouncedDeparture[]>;
  close(closing: Closing): Promise<AnnouncedDeparture>;
  takeClosingBack(studioId: string, reason: string): Promise<AnnouncedDeparture[]>;
}

/** Creates a `DeparturesApi` that calls the REST API. */
export function restDeparturesApi(client: RestClient): DeparturesApi {
  return {
    ofStudio: (studioId) => client.find<StudioDeparture>(restPath`/studios/${studioId}/departure`),
    announce: (studioId, leavesAt) =>
      client.put<StudioDeparture>(restPath`/studios/${studioId}/departure`, { leavesAt }),
    takeBack: (studioId) => client.delete<StudioDeparture>(restPath`/studios/${studioId}/departure`),
    linkPack: (studioId) => client.post<StudioPackLink>(restPath`/studios/${studioId}/pack`, {}),
    list: async () => (await client.get<DepartureList>(restPath`/admin/departures`)).departures,
    close: (closing) => client.post<AnnouncedDeparture>(restPath`/admin/departures`, closing),
    takeClosingBack: async (studioId, reason) =>
      (await client.post<DepartureList>(restPath`/admin/departures/${studioId}/take-back`, { reason })).departures,
  };
}
