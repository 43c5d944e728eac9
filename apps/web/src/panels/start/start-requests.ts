import type { StartRequest } from '@lifeline/wire';

/** The eight steps by hand, as the tutorial's client opens them. */
export const DEMO_REQUEST: StartRequest = {
  demo: 'protocol-demo',
  handshake: 'manual',
  discovery: 'manual',
  revision: '2024-11-05',
};

export const PLAYGROUND_REQUEST: StartRequest = { demo: 'playground' };
