import type { Light, Scene, Step } from '@lifeline/lessons';
import { useEffect } from 'react';

const NO_LIGHTS: readonly Light[] = [];

/**
 * Lights what the step speaks of, wherever it is on the page. By a style sheet of its own, so that rows which the wire
 * draws later are lit as well, and the wire needs to know nothing of lessons.
 */
export function useLights(step: Step, done: boolean, scene: Scene | undefined): void {
  const lights = step.lights ?? NO_LIGHTS;
  // before the step is done its rows are the answer, or not there yet
  const rules = lights
    .flatMap((light) => (done || light.on !== 'row' ? (ruleOf(light, scene) ?? []) : []))
    .join('\n');
  useEffect(() => {
    if (rules === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rules]);
}

const MARK = 'outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 4px;';

function ruleOf(light: Light, scene: Scene | undefined): string | undefined {
  switch (light.on) {
    case 'row': {
      const seq = scene === undefined ? undefined : light.row(scene);
      if (seq === undefined) return undefined;
      return `[data-rows] [data-seq="${seq}"] { box-shadow: inset 4px 0 var(--accent); }`;
    }
    case 'lane':
      return `[data-wire] [data-lane="${light.lane}"] > :last-child { ${MARK} }`;
    case 'panel':
      return `nav a[data-panel="${light.panel}"] { ${MARK} }`;
    case 'phase':
      return `button[data-phase="${light.phase}"] { ${MARK} }`;
  }
}
