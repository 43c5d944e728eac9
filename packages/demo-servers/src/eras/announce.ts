import type { Server, ServerEvent } from '@modelcontextprotocol/server';

/** Tells whoever listens that something changed. */
export type Announce = (event: ServerEvent) => Promise<void>;

/** Tells the client of one connection, in the way of its era. */
export async function announceTo(server: Server, event: ServerEvent): Promise<void> {
  if (event.kind === 'resource_updated') await server.sendResourceUpdated({ uri: event.uri });
  if (event.kind === 'tools_list_changed') await server.sendToolListChanged();
}
