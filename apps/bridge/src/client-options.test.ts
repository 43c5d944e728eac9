import { describe, expect, it } from 'vitest';
import { clientOptions } from './client-options.ts';
import { defaultSettings } from './settings.ts';

const settings = defaultSettings({});
const declaring = (capabilities: Partial<typeof settings.capabilities>) =>
  clientOptions({ ...settings, capabilities: { ...settings.capabilities, ...capabilities } }, {})
    .capabilitiesText;

describe('clientOptions', () => {
  it('declares the capabilities of the settings, in JSON text', () => {
    expect(declaring({ sampling: false })).toBe('{"roots":{},"elicitation":{}}');
    expect(declaring({ roots: false, rootsListChanged: true, samplingTools: true, elicitation: false })).toBe(
      '{"sampling":{"tools":{}}}',
    );
    expect(declaring({ rootsListChanged: true, samplingContext: true, elicitationUrl: true })).toBe(
      '{"roots":{"listChanged":true},"sampling":{"context":{}},"elicitation":{"form":{},"url":{}}}',
    );
    expect(declaring({ apps: true, tasks: true })).toContain(
      '"extensions":{"io.modelcontextprotocol/ui":{"mimeTypes":["text/html;profile=mcp-app"]},"io.modelcontextprotocol/tasks":{}}',
    );
  });

  it('declares what a request says, as it stands; its name and version one by one', () => {
    const declares = { clientInfo: { name: 'x' }, capabilities: { sampling: {}, experimental: { a: 1.5 } } };
    const options = clientOptions({ ...settings, clientInfo: { name: 'n', version: '7' } }, { declares });
    expect(options.capabilitiesText).toBe('{"sampling":{},"experimental":{"a":1.5}}');
    expect(options.clientInfo).toEqual({ name: 'x', version: '7' });
    expect(clientOptions(settings, { declares: { capabilities: {} } }).capabilitiesText).toBe('{}');
  });

  it('says who the client is, as the settings have it', () => {
    expect(clientOptions(settings, {}).clientInfo.name).toBe('mcp-lifeline');
    const other = { ...settings, clientInfo: { name: 'some-host', version: '9' } };
    expect(clientOptions(other, {}).clientInfo).toEqual({ name: 'some-host', version: '9' });
  });

  it('lets a request decide', () => {
    const options = clientOptions(settings, {
      revision: '2024-11-05',
      handshake: 'manual',
      discovery: 'manual',
    });
    expect(options).toMatchObject({ revision: '2024-11-05', handshake: 'manual', discovery: 'manual' });
    expect(() => clientOptions(settings, { revision: '1999-01-01' })).toThrow(/cannot open/);
  });

  it('takes a revision for a pin of its era, unless an era is asked for', () => {
    expect(clientOptions(settings, {}).era).toBe('auto');
    expect(clientOptions(settings, { revision: '2025-03-26' }).era).toBe('legacy');
    expect(clientOptions(settings, { revision: '2026-07-28' })).toMatchObject({
      era: 'modern',
      modernRevision: '2026-07-28',
      revision: '2025-11-25',
    });
    expect(clientOptions(settings, { revision: '2025-03-26', era: 'auto' })).toMatchObject({
      era: 'auto',
      revision: '2025-03-26',
    });
    expect(clientOptions({ ...settings, era: 'legacy' }, {}).era).toBe('legacy');
  });

  it('names a trace of its own for each connection where that is wanted', () => {
    const wanted = { ...settings, traceContext: true };
    const first = clientOptions(wanted, {}).traceId;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(clientOptions(wanted, {}).traceId).not.toBe(first);
    expect(clientOptions(settings, {}).traceId).toBeUndefined();
  });
});
