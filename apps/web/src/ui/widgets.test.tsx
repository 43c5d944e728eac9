import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/language.ts';
import { FoldedText } from './folded-text.tsx';
import { keyLabel } from './kbd.tsx';
import { ListBox } from './list-box.tsx';
import { RevealText } from './reveal-text.tsx';
import { Split } from './split.tsx';
import { Tabs } from './tabs.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

beforeAll(() => setLanguage('en'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function List({ count }: { readonly count: number }) {
  const [selected, setSelected] = useState(-1);
  return (
    <ListBox
      label="things"
      items={Array.from({ length: count }, (_, at) => `thing ${at}`)}
      rowHeight={20}
      selected={selected}
      onSelect={setSelected}
      itemKey={(item) => item}
      renderItem={(item) => item}
      itemProps={(_item, index) => ({ 'data-index': index })}
    />
  );
}

function split(second: string | undefined) {
  return (
    <Split
      id="split-test"
      direction="column"
      sized="second"
      initial={0.4}
      min={40}
      minOther={40}
      fit
      label="splitter"
      first={<p>one</p>}
      second={second}
    />
  );
}

const selectedIndex = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((row) => row.dataset.index);

describe('ListBox', () => {
  it('selects exactly one row by keys and by clicks', () => {
    const { container } = render(<List count={5} />);
    const list = screen.getByRole('listbox', { name: 'things' });
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    expect(selectedIndex(container)).toEqual(['1']);
    fireEvent.keyDown(list, { key: 'End' });
    fireEvent.keyDown(list, { key: 'ArrowDown' });
    expect(selectedIndex(container)).toEqual(['4']);
    fireEvent.click(screen.getByText('thing 2'));
    expect(selectedIndex(container)).toEqual(['2']);
    expect(list.getAttribute('aria-activedescendant')).toBe(screen.getByText('thing 2').id);
  });

  it('keeps only visible rows of a long list in the page, with their true positions', () => {
    const { container } = render(<List count={10_000} />);
    const rows = container.querySelectorAll('[role="option"]');
    expect(rows.length).toBeLessThan(100);
    expect(rows[3]?.getAttribute('aria-posinset')).toBe('4');
    expect(rows[3]?.getAttribute('aria-setsize')).toBe('10000');
  });
});

describe('Split', () => {
  it('is one pane as long as there is no second', () => {
    const { container, rerender } = render(split(undefined));
    const first = screen.getByText('one');
    expect(screen.queryByRole('separator')).toBeNull();
    rerender(split('two'));
    expect(screen.getByRole('separator')).toBeTruthy();
    expect(screen.getByText('one')).toBe(first);
    expect(container.textContent).toBe('onetwo');
  });

  const splitter = (id: string) => {
    const { unmount } = render(
      <Split
        id={id}
        direction="row"
        sized="first"
        initial={240}
        min={180}
        minOther={0}
        label="border"
        first="a"
        second="b"
      />,
    );
    return { bar: screen.getByRole('separator', { name: 'border' }), unmount };
  };

  it('keeps its size over a remount and goes back on double-click', () => {
    localStorage.setItem('lifeline.split.x', '300');
    const first = splitter('x');
    expect(first.bar.getAttribute('aria-valuenow')).toBe('300');
    fireEvent.doubleClick(first.bar);
    expect(first.bar.getAttribute('aria-valuenow')).toBe('240');
    first.unmount();
    expect(splitter('x').bar.getAttribute('aria-valuenow')).toBe('240');
    expect(localStorage.getItem('lifeline.split.x')).toBeNull();
  });

  it('never gets smaller than its least size', () => {
    const { bar } = splitter('y');
    fireEvent.keyDown(bar, { key: 'Home' });
    expect(bar.getAttribute('aria-valuenow')).toBe('180');
  });
});

function Two() {
  const [active, setActive] = useState<'a' | 'b'>('a');
  return (
    <Tabs
      label="tabs"
      items={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B', count: 3 },
      ]}
      active={active}
      onChange={setActive}
    >
      {active}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('moves by arrow keys and shows the active panel only', () => {
    render(<Two />);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: /B/ }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tabpanel').textContent).toBe('b');
    fireEvent.keyDown(screen.getByRole('tab', { name: /B/ }), { key: 'ArrowRight' });
    expect(screen.getByRole('tabpanel').textContent).toBe('a');
  });
});

describe('RevealText', () => {
  it('shows hidden characters by style and keeps the text exact', () => {
    const { container } = render(<RevealText text={'a\u202eb'} />);
    expect(container.textContent).toBe('a\u202eb');
    expect(container.querySelector('[data-hidden]')?.getAttribute('data-hidden')).toBe('RLO');
    expect(container.querySelector('bdi')).not.toBeNull();
  });
});

it('writes keys as the platform does', () => {
  expect(keyLabel('Mod+k')).toBe('Ctrl K');
  expect(keyLabel('ArrowDown')).toBe('↓');
  expect(keyLabel('g')).toBe('g');
});

describe('FoldedText', () => {
  it('folds what is long, also in one word, until it is asked for', () => {
    render(<FoldedText text={`file:///${'x'.repeat(5_000)}`} />);
    const more = screen.getByRole('button', { name: 'more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('lays megabytes out only when they are asked for', () => {
    const { container } = render(<FoldedText text={'long '.repeat(1_000_000)} />);
    const shown = () => container.querySelector('p')?.textContent.length ?? 0;
    expect(shown()).toBeLessThan(3000);
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(shown()).toBe(5_000_000);
  });

  it('leaves short text alone', () => {
    render(<FoldedText text="file:///a" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

function Pair({ runs }: { readonly runs: boolean }) {
  const focus = useKeptFocus<HTMLSpanElement>(runs);
  return (
    <span {...focus}>
      <button type="button" key={String(runs)}>
        {runs ? 'stop' : 'run'}
      </button>
    </span>
  );
}

describe('useKeptFocus', () => {
  it('gives the focus to the button that takes the place of the one that had it', () => {
    const { rerender } = render(<Pair runs={false} />);
    screen.getByRole('button', { name: 'run' }).focus();
    rerender(<Pair runs={true} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'stop' }));
  });

  it('takes it from nobody else', () => {
    const { rerender } = render(<Pair runs={false} />);
    rerender(<Pair runs={true} />);
    expect(document.activeElement).toBe(document.body);
  });
});
