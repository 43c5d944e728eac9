import type { FindingPlace } from '@lifeline/lint';
import type { ItemKind } from '@lifeline/model';
import type { ReactNode } from 'react';
import { formatRoute, type PanelName, patchRoute, useRoute } from '../../app/router.ts';
import { useStore } from '../../source/hooks.ts';

const PANELS: Readonly<Record<ItemKind, PanelName>> = {
  tool: 'tools',
  prompt: 'prompts',
  resource: 'resources',
  template: 'resources',
};

export interface PlaceLinkProps {
  readonly sessionId: string;
  readonly place: FindingPlace;
  /** Leads to the entry; else to the place in its definition. */
  readonly toItem?: boolean;
  readonly children: ReactNode;
}

/** Leads to where something was found, and lights it there. */
export function PlaceLink({ sessionId, place, toItem = false, children }: PlaceLinkProps) {
  const route = useRoute();
  const { items } = useStore(sessionId).model.catalogue(place.kind);
  const isFirst = items.find(({ key }) => key === place.key)?.index === place.index;
  const target = patchRoute(route, {
    panel: PANELS[place.kind],
    name: place.key,
    index: isFirst ? undefined : place.index,
    place: toItem ? undefined : place.pointer,
  });
  return (
    <a
      href={formatRoute(target)}
      data-finding-place={place.pointer}
      className="min-w-0 rounded-control text-accent wrap-anywhere hover:underline"
    >
      {children}
    </a>
  );
}
