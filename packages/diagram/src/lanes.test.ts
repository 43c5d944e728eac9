import { describe, expect, it } from 'vitest';
import { lanePositions } from './lanes.ts';

describe('lanePositions', () => {
  it('puts the lanes at 8, 36 and 92 % between the gutters, on half pixels', () => {
    expect(lanePositions(1128, { host: true })).toEqual({
      width: 1128,
      left: 64,
      right: 1064,
      host: 144.5,
      hostFolded: false,
      client: 424.5,
      server: 984.5,
      authorization: undefined,
    });
  });

  it('makes room for an authorization server: 7, 30, 66 and 93 %', () => {
    const { host, client, server, authorization } = lanePositions(1128, { host: true, authorization: true });
    expect([host, client, server, authorization]).toEqual([134.5, 364.5, 724.5, 994.5]);
  });

  it('gives the room of a hidden Host lane to the labels', () => {
    const lanes = lanePositions(1128, { host: false });
    expect(lanes.host).toBeUndefined();
    expect(lanes.client).toBe(144.5);
    expect(lanes.server).toBe(984.5);
  });

  it('folds the Host lane to a strip below 480 px', () => {
    const lanes = lanePositions(479, { host: true });
    expect(lanes.hostFolded).toBe(true);
    expect(lanes.host).toBe(72.5);
    expect(lanes.client).toBeGreaterThan(80);
    expect(lanes.client).toBeLessThan(lanePositions(480, { host: true }).client);
    expect(lanePositions(480, { host: true }).hostFolded).toBe(false);
  });

  it('stays in order however narrow', () => {
    const { left, right, client, server } = lanePositions(40, { host: false });
    expect(left).toBeLessThanOrEqual(right);
    expect(client).toBeLessThanOrEqual(server);
  });
});
