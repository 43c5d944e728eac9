import { EXTENSION } from '@lifeline/protocol';
import { describe, expect, it } from 'vitest';
import { type CapabilitySwitches, capabilitiesOf, switchesOf } from './declares.ts';

const OFF = switchesOf({});
const on = (...names: readonly (keyof CapabilitySwitches)[]): CapabilitySwitches => ({
  ...OFF,
  ...Object.fromEntries(names.map((name) => [name, true])),
});

describe('capabilitiesOf', () => {
  it('declares what is switched on, finer ones only within their capability', () => {
    expect(capabilitiesOf(OFF)).toEqual({});
    expect(capabilitiesOf(on('rootsListChanged', 'samplingTools', 'serverTasksList'))).toEqual({});
    expect(capabilitiesOf(on('roots', 'rootsListChanged', 'sampling', 'samplingContext'))).toEqual({
      roots: { listChanged: true },
      sampling: { context: {} },
    });
    expect(capabilitiesOf(on('elicitation'))).toEqual({ elicitation: {} });
    expect(capabilitiesOf(on('elicitation', 'elicitationUrl'))).toEqual({
      elicitation: { form: {}, url: {} },
    });
  });

  it('declares tasks of the server’s requests one by one', () => {
    expect(capabilitiesOf(on('serverTasks'))).toEqual({ tasks: {} });
    expect(capabilitiesOf(on('serverTasks', 'serverTasksSampling', 'serverTasksCancel'))).toEqual({
      tasks: { cancel: {}, requests: { sampling: { createMessage: {} } } },
    });
  });

  it('keeps what no switch stands for', () => {
    const others = { experimental: { a: 1 }, roots: {}, extensions: { 'x/y': {}, [EXTENSION.tasks]: {} } };
    expect(capabilitiesOf(on('sampling', 'apps'), others)).toEqual({
      experimental: { a: 1 },
      sampling: {},
      extensions: { 'x/y': {}, [EXTENSION.apps]: { mimeTypes: ['text/html;profile=mcp-app'] } },
    });
  });
});

describe('switchesOf', () => {
  const NAMES = ['roots', 'sampling', 'elicitation', 'serverTasks', 'apps', 'tasks'] as const;
  const FINER = ['rootsListChanged', 'samplingTools', 'elicitationUrl', 'serverTasksElicitation'] as const;
  it.each([...NAMES, ...FINER])('reads %s back from what it declares', (name) => {
    const switches = on(...NAMES, name);
    expect(switchesOf(capabilitiesOf(switches))).toEqual(switches);
  });

  it('takes false and null for not declared, whatever else for declared', () => {
    expect(switchesOf({ roots: null, sampling: false, elicitation: 1, tasks: [] })).toEqual(
      on('elicitation', 'serverTasks'),
    );
  });
});
